import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';

interface MenuProps {
  readonly name: string;
  readonly label: ReactNode;
  /** Accessible name, if it differs from the label. */
  readonly accessibleName?: string;
  readonly children: ReactNode;
}

/**
 * A menu that opens natively, and on hover by CSS. It closes on a press or focus outside, on Escape, and when a link is
 * chosen.
 */
export function Menu({ name, label, accessibleName, children }: MenuProps) {
  const details = useRef<HTMLDetailsElement>(null);
  // The pointer is still over the menu, which would keep it open.
  const [isChosen, setChosen] = useState(false);
  useEffect(() => {
    const close = (event: Event) => {
      const menu = details.current;
      if (!menu?.open) return;
      if (event instanceof KeyboardEvent) {
        if (event.key !== 'Escape') return;
        if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus();
      } else if (event.target instanceof Node && menu.contains(event.target)) return;
      menu.open = false;
    };
    const mounted = new AbortController();
    for (const type of ['pointerdown', 'focusin', 'keydown']) addEventListener(type, close, { signal: mounted.signal });
    return () => mounted.abort();
  }, []);
  const onClick = ({ target, currentTarget }: MouseEvent<HTMLDetailsElement>) => {
    if (!(target instanceof Element && target.closest('a'))) return;
    currentTarget.open = false;
    setChosen(true);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the links inside are clicked, also by keyboard
    <details
      ref={details}
      className={`menu ${name}`}
      name="navbar"
      data-chosen={isChosen ? '' : undefined}
      onClick={onClick}
      onPointerLeave={() => setChosen(false)}
    >
      <summary aria-label={accessibleName}>{label}</summary>
      <ul>{children}</ul>
    </details>
  );
}
