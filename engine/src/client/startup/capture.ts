/**
 * Captures events on controls that need the client, until the page is hydrated. Sets `window.early`, the events to
 * replay, and `window.endCapture`, which ends the capture.
 */

import { closestElement } from '../../shell/closest-element.ts';
import { isCharacter, searchShortcut } from '../../shell/navbar/search-shortcut.ts';
import { isPlainClick } from '../../shell/plain-click.ts';
import { fileEnding } from '../address.ts';
import { prefersReducedData } from '../connection.ts';
import { earlyControls, pageLink } from '../controls.ts';
import { hideFailure, showFailure } from '../failure-message.ts';
import { loadClient } from './load-client.ts';
import { rememberShownVersion } from './preferred-links.ts';

const interactions = [
  'pointerover',
  'pointermove',
  'pointerdown',
  'keydown',
  'paste',
  'touchstart',
  'scroll',
  'focusin',
  'click',
] as const;
/** Milliseconds by which hovering or clicking a link delays the client, because the link's document has priority. */
const pointedWaitMs = 500;
const clickedWaitMs = 3000;

function clientControl(event: MouseEvent, hasFailed: boolean): Element | null {
  const control = closestElement(event.target, earlyControls);
  if (!(control instanceof HTMLAnchorElement)) return control;
  // If the client can't be loaded, the link leads to the picture's file or to the terminology, as it does for a mouse.
  const isForClient = control.matches('.zoom') || !matchMedia('(hover: hover)').matches;
  return hasFailed || !isForClient || !isPlainClick(event) ? null : control;
}

const prefetched = new Set<string>();

export function captureEvents(): void {
  const early: Event[] = [];
  window.early = early;
  let isQuery = false;
  let hasFailed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const load = (isAsked = false) =>
    loadClient(isAsked, () => {
      isQuery = false;
      hasFailed = true;
      if (!early.length) return;
      // The reader sees a message, and can repeat the action.
      early.length = 0;
      showFailure();
    });
  const onClick = (event: MouseEvent): boolean => {
    const control = clientControl(event, hasFailed);
    if (!control) return false;
    if (control instanceof HTMLAnchorElement) event.preventDefault();
    // A region that is hydrated already must not respond to it as well.
    event.stopPropagation();
    early.push(event);
    isQuery ||= control.matches('[data-action=search]');
    return true;
  };
  const onKey = (event: KeyboardEvent): boolean => {
    const isTyped = isCharacter(event) || ['Backspace', 'Enter', 'Escape'].includes(event.key);
    const opens = searchShortcut(event) !== null;
    if (!opens && !(isQuery && isTyped)) return false;
    isQuery = true;
    event.preventDefault();
    early.push(event);
    return true;
  };
  /** A pasted text can be read only now. */
  const onPaste = ({ clipboardData }: ClipboardEvent): boolean => {
    if (isQuery) early.push(new InputEvent('paste', { data: clipboardData?.getData('text') ?? '' }));
    return isQuery;
  };
  const onInteraction = (event: Event) => {
    const { type, target } = event;
    const isAsked =
      (type === 'click' && onClick(event as MouseEvent)) ||
      (type === 'keydown' && onKey(event as KeyboardEvent)) ||
      (type === 'paste' && onPaste(event as ClipboardEvent));
    const link = /keydown|paste|scroll/.test(type) ? null : pageLink(target);
    if (isAsked || !link) return load(isAsked);
    prefetchDocument(link);
    // A press is enough, because opening a link in another tab causes no click event.
    if (type === 'click' || type === 'pointerdown') rememberShownVersion();
    clearTimeout(timer);
    timer = setTimeout(load, type === 'click' ? clickedWaitMs : pointedWaitMs);
  };
  for (const type of interactions)
    addEventListener(type, onInteraction, { capture: true, passive: type !== 'keydown' && type !== 'click' });
  window.endCapture = () => {
    clearTimeout(timer);
    hideFailure();
    for (const type of interactions) removeEventListener(type, onInteraction, { capture: true });
    delete window.endCapture;
  };
}

function prefetchDocument(link: HTMLAnchorElement): void {
  const address = link.href.replace(/#.*/, '');
  // A file, such as a whole version as Markdown, is large, and no next page.
  if (fileEnding.test(link.pathname) || prefetched.has(address) || prefersReducedData()) return;
  prefetched.add(address);
  // The attribute makes the document's speculation rules apply.
  if (HTMLScriptElement.supports?.('speculationrules')) link.dataset.ahead = '';
  // Firefox checks prefetch links against `default-src`, which allows nothing. Without the header, the server might
  // send Markdown.
  else
    fetch(address, { headers: { Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' } }).catch(
      () => undefined,
    );
}
