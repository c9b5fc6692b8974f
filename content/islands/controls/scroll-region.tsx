import type { ReactNode } from 'react';

/**
 * A region that scrolls horizontally if it is too wide. It has a name, and is focusable, so that arrow keys scroll it.
 */
export function ScrollRegion({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className="scroll" tabIndex={0} aria-label={label}>
      {children}
    </section>
  );
}
