/**
 * The other inline script: does what can't wait for the client (targets, menus), waits for the first user interaction,
 * then loads the client. It is inlined after the navbar, which is painted first.
 */
import { bindMenus } from '../../shell/navbar/close-menus.ts';
import { showCurrent } from '../../shell/sidebar/drawer.ts';
import { bindTargets } from '../../shell/target.ts';
import { bareAddress } from '../address.ts';
import { isReload } from '../stale-build.ts';
import { captureEvents } from './capture.ts';
import { loadClient } from './load-client.ts';
import { showPreferredVersion } from './preferred-links.ts';

const { base = '', path } = document.documentElement.dataset;
// Usually the address that the page was built for, which needs no normalizing.
const here = location.pathname === path ? path : bareAddress(location.pathname);
if (location.pathname.endsWith('.html'))
  history.replaceState(history.state, '', here + location.search + location.hash);

addEventListener('DOMContentLoaded', () => {
  if (path !== undefined) showBaseBanner(here, base, path);
  else findBase(here, base);
  showPreferredVersion();
  // In the next frame, which computes the layout anyway.
  requestAnimationFrame(showCurrent);
});

bindTargets();
bindMenus();
captureEvents();
// A reader who came from another page, or reloaded this one, is here already. The not-found page and the search page need the client.
// Some addresses ask for what only the client can show: a comparison, an upgrade guide between two versions, what an
// island shows.
const isReaderHere =
  path === undefined ||
  here.replace(/\/$/, '') === `${base}/search` ||
  document.referrer.startsWith(`${location.origin}/`) ||
  isReload() ||
  /[?&](?:compare|from)=/.test(location.search) ||
  location.hash.includes('=');
/** Milliseconds after the load event, so that the page is painted first. */
const paintedMs = 50;
if (isReaderHere) addEventListener('load', () => setTimeout(() => loadClient(), paintedMs));

function showBanner(servedBase: string): void {
  const banner = document.querySelector<HTMLElement>('.base-banner');
  const suggestion = banner?.querySelector('[data-suggestion]');
  if (suggestion) suggestion.textContent = `${servedBase}/`;
  if (banner) banner.hidden = false;
}

/**
 * Shows the banner on a page whose address ends like the one it was built for.
 * @param here the normalized address of the page
 * @param path the address that the document was built for
 */
function showBaseBanner(here: string, base: string, path: string): void {
  // The page's address below the base. In the actual address, the actual base comes before it.
  const below = path.slice(base.length).replace(/\/$/, '');
  const bareHere = here.replace(/\/$/, '');
  if (bareHere !== base + below && bareHere.endsWith(below))
    showBanner(bareHere.slice(0, bareHere.length - below.length));
}

/** Whether the site is served under a base path. A host may answer every address with a page. */
const isServed = async (base: string): Promise<boolean> => {
  const { ok, headers } = await fetch(`${base}/data/manifest.json`, { method: 'HEAD' });
  return ok && !/html/.test(headers.get('Content-Type') ?? '');
};

/**
 * Shows the banner on the not-found page, which is served at any address, if the site is found under another base path.
 */
async function findBase(here: string, base: string): Promise<void> {
  try {
    if (await isServed(base)) return;
    for (let end = 0; end >= 0; end = here.indexOf('/', end + 1))
      if (await isServed(here.slice(0, end))) return showBanner(here.slice(0, end));
  } catch {
    // No network: nothing is known of the base path.
  }
}
