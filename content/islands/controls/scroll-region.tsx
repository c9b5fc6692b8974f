import type { ReactNode } from 'react';

/** A part that scrolls sideways where it is too wide: focusable, so that arrow keys scroll it, and named. */
export function ScrollRegion({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className="scroll" tabIndex={0} aria-label={label}>
      {children}
    </section>
  );
}
