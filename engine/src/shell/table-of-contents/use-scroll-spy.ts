import { useEffect, useState } from 'react';
import type { TocEntry } from '../../model/record.ts';
import { afterPaint } from '../after-paint.ts';

/**
 * The current heading: the last one above the upper quarter of the window, or at the end of the page the last one in
 * view.
 */
function headingInView(headings: readonly HTMLElement[]): string | null {
  const isAtEnd = scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
  const line = isAtEnd ? innerHeight : innerHeight / 4;
  return headings.findLast((heading) => heading.getBoundingClientRect().top < line)?.id ?? null;
}

/** Anchor of the current heading, null before the first one. Updates on scroll. */
export function useScrollSpy(toc: readonly TocEntry[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    let isQueued = false;
    const ended = new AbortController();
    const update = () => {
      isQueued = false;
      if (ended.signal.aborted) return;
      // Looked up each time: a comparison of versions replaces headings.
      const headings = toc.map(([, anchor]) => document.getElementById(anchor)).filter((heading) => heading !== null);
      setCurrent(headingInView(headings));
    };
    const onScroll = () => {
      if (isQueued) return;
      isQueued = true;
      requestAnimationFrame(update);
    };
    // Reading positions now would force a synchronous layout before first paint.
    afterPaint(() => {
      if (toc.length) update();
    });
    addEventListener('scroll', onScroll, { passive: true, signal: ended.signal });
    return () => ended.abort();
  }, [toc]);
  return current;
}
