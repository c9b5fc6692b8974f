import { closestElement } from '../closest-element.ts';

/** The keys as `aria-keyshortcuts` spells them, and as the button shows them. */
export const searchKeys = { aria: 'Control+K Meta+K /', shown: 'Ctrl K' } as const;

type Keys = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'target'>;

const isTextField = (target: EventTarget | null) =>
  closestElement(target, 'input:not([type=radio]), textarea, select, [contenteditable]') !== null;

/**
 * The search shortcut of a key event: Ctrl+K or Command+K toggles search, and the slash key opens it unless the reader
 * is typing.
 */
export function searchShortcut({ key, ctrlKey, metaKey, altKey, shiftKey, target }: Keys): 'toggle' | 'open' | null {
  const withModifier = ctrlKey || metaKey;
  if (key.toLowerCase() === 'k' && withModifier && !altKey && !shiftKey) return 'toggle';
  return key === '/' && !withModifier && !altKey && !isTextField(target) ? 'open' : null;
}

/** Whether a key is a character typed without a modifier. */
export const isCharacter = ({ key, ctrlKey, metaKey, altKey }: Omit<Keys, 'shiftKey' | 'target'>) =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey;
