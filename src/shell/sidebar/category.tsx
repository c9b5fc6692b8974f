import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

/** Time to open a category, in milliseconds: longer for more to show, after Material Design's duration for a height in pixels. */
function openingTime(height: number): number {
  const part = height / 36;
  return height ? Math.round((4 + 15 * part ** 0.25 + part / 5) * 10) : 0;
}

interface CategoryProps {
  readonly label: string;
  /** Whether the category's own page is linked next to it. */
  readonly hasLink: boolean;
  /** The page shown, where the category holds it. */
  readonly current: string | null;
  readonly children: ReactNode;
}

/** Opens and closes natively, and opens when a page in it is shown. */
export function Category({ label, hasLink, current, children }: CategoryProps) {
  const details = useRef<HTMLDetailsElement>(null);
  // Never changes: from here on the element keeps its own state, and what the reader did before hydration counts.
  const [isOpenAtFirst] = useState(current !== null);
  const shown = useRef(current);
  useLayoutEffect(() => {
    if (details.current && current !== null && current !== shown.current) details.current.open = true;
    shown.current = current;
  }, [current]);
  const onClick = () => {
    const list = details.current?.querySelector('ul');
    if (!list) return;
    const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
    // A closed category has no height: a line of each entry then.
    const time = isReduced ? 1 : openingTime(list.scrollHeight || list.childElementCount * 32);
    details.current?.style.setProperty('--opening', `${time}ms`);
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
