import { type MouseEvent, type ReactNode, useState } from 'react';

/** Milliseconds to open a category, by its height in pixels (Material Design's duration for a height). */
function openingMs(height: number): number {
  const part = height / 36;
  return height ? Math.round((4 + 15 * part ** 0.25 + part / 5) * 10) : 0;
}

interface CategoryProps {
  readonly label: string;
  readonly hasLink: boolean;
  /** Whether one of its pages is shown. */
  readonly isCurrent: boolean;
  readonly children: ReactNode;
}

/** A category. It opens and closes natively; `openCategories` opens it when the reader goes to one of its pages. */
export function Category({ label, hasLink, isCurrent, children }: CategoryProps) {
  // Never changes: the element keeps its own state, including what the reader did before hydration.
  const [isOpenAtFirst] = useState(isCurrent);
  const onClick = ({ currentTarget: { parentElement } }: MouseEvent) => {
    const list = parentElement?.querySelector('ul');
    if (!list) return;
    const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
    // A closed category has no height: estimate one line per entry.
    const durationMs = isReduced ? 1 : openingMs(list.scrollHeight || list.childElementCount * 32);
    parentElement?.style.setProperty('--opening', `${durationMs}ms`);
  };
  return (
    <details className="category" open={isOpenAtFirst || undefined}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button, and Enter clicks it */}
      <summary aria-label={hasLink ? `Pages on ${label}` : undefined} onClick={onClick}>
        {hasLink ? null : label}
      </summary>
      {children}
    </details>
  );
}
