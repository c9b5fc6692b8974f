import { type MouseEvent, type ReactNode, useState } from 'react';
import { shellIds } from '../../config/ids.ts';
import { closestElement } from '../closest-element.ts';

interface MenuProps {
  readonly name: string;
  readonly label: ReactNode;
  /** Accessible name, if it differs from the label. */
  readonly accessibleName?: string;
  readonly children: ReactNode;
}

/**
 * A menu that opens natively, and on hover by CSS. It closes when a link is chosen; `close-menus.ts`, which doesn't wait
 * for the client, closes it on a press or focus outside and on Escape.
 */
export function Menu({ name, label, accessibleName, children }: MenuProps) {
  // The pointer is still over the menu, which would keep it open.
  const [isChosen, setChosen] = useState(false);
  const onClick = ({ target, currentTarget }: MouseEvent<HTMLDetailsElement>) => {
    if (!closestElement(target, 'a')) return;
    currentTarget.open = false;
    setChosen(true);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the links inside are clicked, also by keyboard
    <details
      className={`menu ${name}`}
      name={shellIds.menus}
      data-chosen={isChosen ? '' : undefined}
      onClick={onClick}
      onPointerLeave={() => setChosen(false)}
    >
      <summary aria-label={accessibleName}>{label}</summary>
      <ul>{children}</ul>
    </details>
  );
}

/** Moves the focus in open menus with the arrow keys. */
export function bindMenuArrows(): void {
  addEventListener('keydown', (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const menu = step && closestElement(event.target, '.menu[open]');
    if (!menu) return;
    event.preventDefault();
    const stops = [...menu.querySelectorAll<HTMLElement>('summary, ul a, ul button')];
    stops.at((stops.indexOf(event.target as HTMLElement) + step) % stops.length)?.focus();
  });
}
