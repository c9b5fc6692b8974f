/** Links to the same page in another version lead to the heading the reader is at: it is taken over at the moment of choice. */
export function bindVersionLinks(): void {
  for (const type of ['pointerdown', 'keydown', 'click'] as const) {
    addEventListener(
      type,
      ({ target }) => {
        const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-keep-hash]') : null;
        if (link) link.hash = location.hash;
      },
      { capture: true },
    );
  }
}
