import type { ReactNode } from 'react';

/** A part that scrolls sideways where it is too wide: focusable, so that arrow keys scroll it, and named. */
export function ScrollRegion({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1); Safari does not do it by itself
    <section className="scroll" tabIndex={0} aria-label={label}>
      {children}
    </section>
  );
}
