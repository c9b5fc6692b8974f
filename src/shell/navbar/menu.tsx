import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';

/** Calls `close` on a press or focus elsewhere and on Escape. */
function useCloseElsewhere(close: (event: Event) => void): void {
  useEffect(() => {
    for (const type of ['pointerdown', 'focusin', 'keydown']) addEventListener(type, close);
    return () => {
      for (const type of ['pointerdown', 'focusin', 'keydown']) removeEventListener(type, close);
    };
  }, [close]);
}

interface MenuProps {
  readonly name: string;
  readonly label: ReactNode;
  /** What assistive technology reads instead of the label. */
  readonly spoken?: string;
  readonly children: ReactNode;
}

/** A menu that opens natively, on hover by its style. It closes on a press or focus elsewhere, on Escape, and once a link is chosen. */
export function Menu({ name, label, spoken, children }: MenuProps) {
  const details = useRef<HTMLDetailsElement>(null);
  // The pointer still rests on a menu whose link was chosen, which would keep it open.
  const [isChosen, setChosen] = useState(false);
  const [close] = useState(() => (event: Event) => {
    const menu = details.current;
    if (!menu?.open) return;
    if (event instanceof KeyboardEvent) {
      if (event.key !== 'Escape') return;
      if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus();
    } else if (event.target instanceof Node && menu.contains(event.target)) return;
    menu.open = false;
  });
  useCloseElsewhere(close);
  const onClick = ({ target, currentTarget }: MouseEvent<HTMLDetailsElement>) => {
    if (!(target instanceof Element && target.closest('a'))) return;
    currentTarget.open = false;
    setChosen(true);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the links in it are what is clicked, by keyboard too
    <details
      ref={details}
      className={`menu ${name}`}
      name="navbar"
      data-chosen={isChosen ? '' : undefined}
      onClick={onClick}
      onPointerLeave={() => setChosen(false)}
    >
      <summary aria-label={spoken}>{label}</summary>
      <ul>{children}</ul>
    </details>
  );
}
