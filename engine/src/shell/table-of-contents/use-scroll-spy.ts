import { useEffect, useState } from 'react';
import type { TocEntry } from '../../model/record.ts';
import { afterPaint } from '../after-paint.ts';
import { targetOf, targetTop } from '../target.ts';

/** Pixels below the place of a target where a heading counts as reached, because browsers round scroll positions. */
const tolerance = 4;

/** The heading that a link led to, and where in the window the browser left it, which may be anywhere near the end. */
interface Led {
  readonly heading: HTMLElement;
  readonly top: number;
}

const topOf = (element: Element) => element.getBoundingClientRect().top;

/** The last heading at or above the place of a target; at the end of the page, the last one in view. */
function headingReached(headings: readonly HTMLElement[]): HTMLElement | undefined {
  const isAtEnd = scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
  const line = isAtEnd ? innerHeight : targetTop() + tolerance;
  return headings.findLast((heading) => topOf(heading) < line);
}

/**
 * Anchor of the current heading, null before the first one: the one that a link led to, until the reader scrolls, and
 * then the one reached.
 */
export function useScrollSpy(toc: readonly TocEntry[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    let isQueued = false;
    let led: Led | null = null;
    const ended = new AbortController();
    // Looked up each time: a comparison of versions replaces headings.
    const headings = () => toc.flatMap(([, anchor]) => document.getElementById(anchor) ?? []);
    const update = () => {
      isQueued = false;
      if (ended.signal.aborted) return;
      // What moves with the page, when something above changes its height, has not been scrolled.
      if (led && Math.abs(topOf(led.heading) - led.top) > 1) led = null;
      setCurrent((led?.heading ?? headingReached(headings()))?.id ?? null);
    };
    const follow = () => {
      const target = targetOf(location.hash);
      // A former anchor is inside its heading.
      const heading = target && headings().find((other) => other.contains(target));
      const top = heading ? topOf(heading) : -1;
      led = heading && top >= 0 && top < innerHeight ? { heading, top } : null;
      update();
    };
    const inFrame = (work: () => void) => {
      isQueued = true;
      requestAnimationFrame(work);
    };
    // Reading positions now would force a synchronous layout before first paint.
    afterPaint(() => {
      if (toc.length && !ended.signal.aborted) follow();
    });
    const { signal } = ended;
    addEventListener('scroll', () => isQueued || inFrame(update), { passive: true, signal });
    addEventListener('hashchange', follow, { signal });
    // A link to the fragment in the address scrolls back to it.
    addEventListener(
      'click',
      ({ target }) => target instanceof Element && target.closest('a[href^="#"]') && inFrame(follow),
      {
        signal,
      },
    );
    return () => ended.abort();
  }, [toc]);
  return current;
}
