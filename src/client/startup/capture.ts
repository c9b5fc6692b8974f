/**
 * Captures events on controls that need the client, until the page is hydrated. Sets `window.early`, the events to replay, and
 * `window.awake`, which ends the capture.
 */
import { isCharacter, searchShortcut } from '../../shell/navbar/search-shortcut.ts';
import { isPlainClick, pageLink } from '../page-link.ts';
import { loadClient } from './load-client.ts';
import { prefetchDocument } from './prefetch-document.ts';

const signs = ['pointerover', 'pointermove', 'pointerdown', 'keydown', 'touchstart', 'scroll', 'focusin', 'click'] as const;
/** Milliseconds by which hovering or clicking a link delays the client, because the link's document comes first. */
const pointedWait = 500;
const clickedWait = 3000;

export function captureEvents(): void {
  const early: Event[] = [];
  window.early = early;
  /** Whether search was opened, so that typed characters belong to the query. */
  let isQuery = false;
  let hasFailed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const load = () =>
    loadClient(() => {
      isQuery = false;
      hasFailed = true;
    });
  const onClick = (event: MouseEvent) => {
    const control = event.target instanceof Element ? event.target.closest('[data-action], .copy, .zoom') : null;
    if (!control) return;
    if (control.matches('.zoom')) {
      // Where the client can't be loaded, the link leads to the picture's file.
      if (hasFailed || !isPlainClick(event)) return;
      event.preventDefault();
    }
    early.push(event);
    isQuery ||= control.matches('[data-action=search]');
  };
  const onKey = (event: KeyboardEvent) => {
    const isTyped = isCharacter(event) || event.key === 'Backspace' || event.key === 'Escape';
    const opens = searchShortcut(event) !== null;
    if (!opens && !(isQuery && isTyped)) return;
    isQuery = true;
    event.preventDefault();
    early.push(event);
  };
  const onSign = (event: Event) => {
    const { type, target } = event;
    if (type === 'click') onClick(event as MouseEvent);
    if (type === 'keydown') onKey(event as KeyboardEvent);
    const link = type === 'keydown' || type === 'scroll' ? null : pageLink(target);
    if (!link) {
      load();
      return;
    }
    prefetchDocument(link);
    clearTimeout(timer);
    timer = setTimeout(load, type === 'click' ? clickedWait : pointedWait);
  };
  for (const type of signs) addEventListener(type, onSign, { capture: true, passive: type !== 'keydown' && type !== 'click' });
  window.awake = () => {
    clearTimeout(timer);
    for (const type of signs) removeEventListener(type, onSign, { capture: true });
    delete window.awake;
  };
}
