/**
 * The other inline script: waits for the first user interaction, then loads the client. It is inlined after the navbar,
 * which is painted first.
 */
import { showCurrent } from '../../shell/sidebar/drawer.ts';
import { bareAddress } from '../bare-address.ts';
import { findBase, showBaseBanner } from './base-banner.ts';
import { captureEvents } from './capture.ts';
import { loadClient } from './load-client.ts';
import { showPreferredVersion } from './preferred-links.ts';

const { base = '', path, offline } = document.documentElement.dataset;
// Usually the address that the page was built for, which needs no normalizing.
const here = location.pathname === path ? path : bareAddress(location.pathname);
if (location.pathname.endsWith('.html'))
  history.replaceState(history.state, '', here + location.search + location.hash);

addEventListener('DOMContentLoaded', () => {
  if (path !== undefined) showBaseBanner(here, base, path);
  else if (offline === undefined) findBase(here, base);
  showPreferredVersion();
  // In the next frame, which computes the layout anyway.
  requestAnimationFrame(showCurrent);
});

captureEvents();
// A reader who came from another page is here already. A page rendered offline, the not-found page, and the search page
// need the client.
// Some addresses ask for what only the client can show: a comparison, an upgrade guide between two versions, what an
// island shows.
const isReaderHere =
  path === undefined ||
  here.replace(/\/$/, '') === `${base}/search` ||
  document.referrer.startsWith(`${location.origin}/`) ||
  /[?&](?:compare|from)=/.test(location.search) ||
  location.hash.includes('=');
/** Milliseconds after the load event, so that the page is painted first. */
const paintedMs = 50;
if (isReaderHere) addEventListener('load', () => setTimeout(() => loadClient(), paintedMs));
