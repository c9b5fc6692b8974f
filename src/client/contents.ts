/** The table of contents follows the scroll: the heading being read is marked. */
export function bindContents(): { pageShown(): void } {
  let links = new Map<string, HTMLAnchorElement[]>();
  let headings: HTMLElement[] = [];
  let current: string | undefined;
  let queued = false;

  const mark = () => {
    queued = false;
    // The last heading above the upper quarter of the window.
    const line = innerHeight / 4;
    const atEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
    const read =
      atEnd && scrollY > 0
        ? headings.filter((heading) => heading.getBoundingClientRect().top < innerHeight).at(-1)
        : headings.filter((heading) => heading.getBoundingClientRect().top < line).at(-1);
    const id = read?.id;
    if (id === current) return;
    for (const link of links.get(current ?? '') ?? []) link.removeAttribute('aria-current');
    for (const link of links.get(id ?? '') ?? []) link.setAttribute('aria-current', 'true');
    current = id;
  };

  const pageShown = () => {
    links = new Map();
    current = undefined;
    for (const link of document.querySelectorAll<HTMLAnchorElement>('.contents a')) {
      const id = decodeURIComponent(link.hash.slice(1));
      links.set(id, [...(links.get(id) ?? []), link]);
    }
    headings = [...links.keys()].map((id) => document.getElementById(id)).filter((heading) => heading !== null);
    mark();
  };

  addEventListener(
    'scroll',
    () => {
      if (!queued && headings.length) {
        queued = true;
        requestAnimationFrame(mark);
      }
    },
    { passive: true },
  );
  return { pageShown };
}
