/**
 * The one script a page has before a reader shows up; it stands in the document, so it is small and imports nothing.
 * Sets the colour mode and hides a dismissed announcement before first paint; says so when the site is served under another base path;
 * waits for a sign of a reader, then loads `boot`; until then it keeps what the reader did, and fetches the document of a link pointed at.
 * Writes `window.early`: the events `boot` has to make good.
 */
{
  const root = document.documentElement;
  const { base = '', path, boot = '', announcement } = root.dataset;
  const stored = (key: string) => {
    try {
      return localStorage.getItem(key);
    } catch (error) {
      console.warn('Browser storage is not available: choices are not remembered.', error);
      return null;
    }
  };
  root.classList.add('js');
  if (stored('theme') === 'light') root.dataset.theme = 'light';
  if (announcement && stored('announcement') === announcement) root.dataset.dismissed = '';

  const bare = (at: string) => at.replace(/(\/index)?\.html$/, '').replace(/(.)\/$/, '$1') || '/';
  const here = bare(location.pathname);
  if (location.pathname.endsWith('.html')) history.replaceState(history.state, '', here + location.search + location.hash);
  if (path !== undefined && here !== path && here.replace(/\/$/, '').endsWith(bare(path.slice(base.length) || '/').replace(/^\/$/, ''))) {
    addEventListener('DOMContentLoaded', () => {
      const banner = document.querySelector<HTMLElement>('.base-banner');
      const suggestion = banner?.querySelector('[data-suggestion]');
      const own = path.slice(base.length).replace(/^\/$/, '');
      if (suggestion) suggestion.textContent = `${here.slice(0, here.length - own.length).replace(/\/$/, '')}/`;
      if (banner) banner.hidden = false;
    });
  }

  const connection = (navigator as { connection?: { saveData?: boolean; effectiveType?: string } }).connection;
  const thrifty = connection?.saveData || /2g/.test(connection?.effectiveType ?? '');
  const signs = ['pointerover', 'pointermove', 'pointerdown', 'keydown', 'touchstart', 'scroll', 'focusin', 'click'] as const;
  const early: Event[] = [];
  window.early = early;
  let asked = false;
  const load = () => {
    if (asked) return;
    asked = true;
    import(/* @vite-ignore */ boot).catch(() => {
      asked = false;
    });
  };
  // A reader who came from another page of the site has shown up already.
  let shown = false;
  try {
    shown = new URL(document.referrer).origin === location.origin;
  } catch {
    // No referrer.
  }
  if (shown) addEventListener('load', () => setTimeout(load, 50));
  const sign = (event: Event) => {
    const target = event.target instanceof Element ? event.target : null;
    if (event.type === 'click' && target?.closest('[data-action], .copy')) early.push(event);
    if (event.type === 'keydown') {
      const { key, ctrlKey, metaKey } = event as KeyboardEvent;
      if ((key === 'k' && (ctrlKey || metaKey)) || (key === '/' && !target?.closest('input, textarea, select, [contenteditable]'))) {
        event.preventDefault();
        early.push(event);
      }
    }
    const link = event.type === 'pointerover' || event.type === 'focusin' ? target?.closest<HTMLAnchorElement>('a[href]') : null;
    if (link && link.origin === location.origin && link.pathname !== location.pathname && !thrifty) {
      // The first page a reader goes on to comes as a document: nothing may stand in its way.
      const hint = document.createElement('link');
      hint.rel = 'prefetch';
      hint.href = link.href.replace(/#.*/, '');
      document.head.append(hint);
      setTimeout(load, 500);
    } else load();
  };
  for (const type of signs) addEventListener(type, sign, { capture: true, passive: type !== 'keydown' });
  window.awake = () => {
    for (const type of signs) removeEventListener(type, sign, { capture: true });
  };
}
