/** Keeps what the reader types while search is loading. */
import { isCharacter } from '../../shell/navbar/search-shortcut.ts';

export interface TypeAhead {
  /** What has been typed. */
  text(): string;
  type(key: string): void;
  end(): void;
}

/** Listens to keys until `end`. */
export function typeAhead(initialText: string, onEscape: () => void): TypeAhead {
  let typed = initialText;
  const type = (key: string) => {
    if (key === 'Escape') onEscape();
    else if (key === 'Backspace') typed = typed.slice(0, -1);
    else if (key.length === 1) typed += key;
  };
  const listen = (event: KeyboardEvent) => {
    const onButton = event.target instanceof HTMLButtonElement && (event.key === ' ' || event.key === 'Enter');
    const isBackspace = event.key === 'Backspace' && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (onButton || !(isCharacter(event) || isBackspace)) return;
    event.preventDefault();
    type(event.key);
  };
  addEventListener('keydown', listen, true);
  return { text: () => typed, type, end: () => removeEventListener('keydown', listen, true) };
}
