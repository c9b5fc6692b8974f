import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

/** Milliseconds to open a category, by its height in pixels (Material Design's duration for a height). */
function openingMs(height: number): number {
  const part = height / 36;
  return height ? Math.round((4 + 15 * part ** 0.25 + part / 5) * 10) : 0;
}

interface CategoryProps {
  readonly label: string;
  readonly hasLink: boolean;
  readonly current: string | null;
  readonly children: ReactNode;
}

/** A category. It opens and closes natively, and opens when one of its pages is shown. */
export function Category({ label, hasLink, current, children }: CategoryProps) {
  const details = useRef<HTMLDetailsElement>(null);
  // Never changes: the element keeps its own state, including what the reader did before hydration.
  const [isOpenAtFirst] = useState(current !== null);
  const shown = useRef(current);
  useLayoutEffect(() => {
    if (details.current && current !== null && current !== shown.current && !details.current.open) {
      // Only a reader who opens it sees it move: every frame of that takes a layout.
      details.current.style.setProperty('--opening', '0s');
      details.current.open = true;
    }
    shown.current = current;
  }, [current]);
  const onClick = () => {
    const list = details.current?.querySelector('ul');
    if (!list) return;
    const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
    // A closed category has no height: estimate one line per entry.
    const durationMs = isReduced ? 1 : openingMs(list.scrollHeight || list.childElementCount * 32);
    details.current?.style.setProperty('--opening', `${durationMs}ms`);
  };
  return (
    <details ref={details} className="category" open={isOpenAtFirst || undefined}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button, and Enter clicks it */}
      <summary aria-label={hasLink ? `Pages on ${label}` : undefined} onClick={onClick}>
        {hasLink ? null : label}
      </summary>
      {children}
    </details>
  );
}
