/**
 * The one other script a page has before a reader shows up: it waits for a sign of one, then loads `boot`; until then it keeps what the
 * reader did, and has the document of a link pointed at fetched ahead. It says so when the site is served under another base path, and
 * lets Documentation follow the version read last. It stands in the document after the bar, which is painted first; it imports nothing.
 * Writes `window.early`: the events `boot` has to make good.
 */
{
  const { base = '', path, boot = '', preload = '', drawn } = document.documentElement.dataset;
  const preferred = () => {
    try {
      return localStorage.getItem('docs-version');
    } catch {
      // The head script has said so.
      return null;
    }
  };
  const bare = (at: string) => at.replace(/(\/index)?\.html$/, '').replace(/(.)\/$/, '$1') || '/';
  // Mostly the address the page was built for: then there is nothing to tidy.
  const here = location.pathname === path ? path : bare(location.pathname);
  if (location.pathname.endsWith('.html')) history.replaceState(history.state, '', here + location.search + location.hash);

  addEventListener('DOMContentLoaded', () => {
    // Below the base that this page was built for, and the address at hand without that end: the base it is served under.
    const own = path?.slice(base.length).replace(/^\/$/, '') ?? '';
    const bareHere = here.replace(/^\/$/, '');
    if (path !== undefined && here !== path && bareHere.endsWith(own)) {
      const banner = document.querySelector<HTMLElement>('.base-banner');
      const suggestion = banner?.querySelector('[data-suggestion]');
      if (suggestion) suggestion.textContent = `${bareHere.slice(0, bareHere.length - own.length)}/`;
      if (banner) banner.hidden = false;
    }
    // On an unversioned page the version menu leads to each version's start. A version that no longer exists is not in it.
    const version = preferred();
    const start =
      version && !document.querySelector('[data-version][aria-current]')
        ? document.querySelector<HTMLAnchorElement>(`[data-version="${CSS.escape(version)}"]`)
        : null;
    if (version && start) {
      // The page is hydrated with the same version, so that nothing differs.
      document.documentElement.dataset.preferred = version;
      for (const link of document.querySelectorAll('[data-nav=docs]')) link.setAttribute('href', start.getAttribute('href') ?? '');
      for (const label of document.querySelectorAll('.version-label')) {
        label.textContent = version;
        label.parentElement?.setAttribute('aria-label', `Documentation version ${version}`);
      }
    }
  });

  const early: Event[] = [];
  window.early = early;
  let asked = false;
  let tries = 0;
  let typing = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const load = () => {
    if (asked) return;
    asked = true;
    for (const href of preload.split(' ')) {
      const link = document.createElement('link');
      link.rel = href.endsWith('.js') ? 'modulepreload' : 'preload';
      link.as = href.endsWith('.js') ? 'script' : 'fetch';
      link.crossOrigin = 'anonymous';
      link.href = href;
      if (href && !tries) document.head.append(link);
    }
    // Some browsers remember a failed import by its address.
    import(/* @vite-ignore */ tries++ ? `${boot}?again=${tries}` : boot).catch(() => {
      typing = false;
      setTimeout(() => {
        asked = false;
      }, 2000);
    });
  };
  // A reader who came from another page of the site has shown up already; a page drawn from what is kept, and the search page, have nothing to show before.
  const shown = drawn !== undefined || here === `${base}/search` || document.referrer.startsWith(`${location.origin}/`);
  if (shown) addEventListener('load', () => setTimeout(load, 50));

  // Asked for late: the first look at the connection takes a while.
  const prefersReducedData = () => {
    const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
    return connection?.saveData || /2g/.test(connection?.effectiveType ?? '');
  };
  const pointedAt = new Set<string>();
  // The first page a reader goes on to comes as a document: nothing may stand in its way, so the client waits.
  const fetchAhead = (link: HTMLAnchorElement) => {
    const address = link.href.replace(/#.*/, '');
    if (pointedAt.has(address) || prefersReducedData()) return;
    pointedAt.add(address);
    // Where the document's speculation rules are understood, the mark makes them apply.
    if (HTMLScriptElement.supports?.('speculationrules')) link.dataset.ahead = '';
    else {
      const hint = document.createElement('link');
      hint.rel = 'prefetch';
      hint.href = address;
      document.head.append(hint);
    }
  };
  const signs = ['pointerover', 'pointermove', 'pointerdown', 'keydown', 'touchstart', 'scroll', 'focusin', 'click'] as const;
  const sign = (event: Event) => {
    const { type } = event;
    const target = event.target instanceof Element ? event.target : null;
    if (type === 'click' && target?.closest('[data-action], .copy')) {
      early.push(event);
      typing ||= target.closest('[data-action=search]') !== null;
    }
    if (type === 'keydown') {
      const { key, ctrlKey, metaKey, altKey } = event as KeyboardEvent;
      const plain = !ctrlKey && !metaKey && !altKey;
      const opens =
        (key.toLowerCase() === 'k' && (ctrlKey || metaKey)) ||
        (plain && key === '/' && !target?.closest('input, textarea, select, [contenteditable]'));
      // What is typed once search is asked for belongs to the query.
      if (opens || (typing && plain && (key.length === 1 || key === 'Backspace' || key === 'Escape'))) {
        typing = true;
        event.preventDefault();
        early.push(event);
      }
    }
    const link = type === 'keydown' || type === 'scroll' ? null : target?.closest<HTMLAnchorElement>('a[href]');
    if (link && link.origin === location.origin && link.pathname !== location.pathname && !link.download) {
      fetchAhead(link);
      clearTimeout(timer);
      timer = setTimeout(load, type === 'click' ? 3000 : 500);
    } else load();
  };
  for (const type of signs) addEventListener(type, sign, { capture: true, passive: type !== 'keydown' });
  window.awake = () => {
    clearTimeout(timer);
    for (const type of signs) removeEventListener(type, sign, { capture: true });
    delete window.awake;
  };
}
