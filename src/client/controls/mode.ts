/** Dark and light: dark is the default, the choice is kept and shared with other tabs. */
import { modeSlot } from '../preferences.ts';

const root = document.documentElement;

function show(mode: string | null): void {
  if (mode === 'light') root.dataset.theme = 'light';
  else delete root.dataset.theme;
}

export function toggleMode(): void {
  const mode = root.dataset.theme === 'light' ? 'dark' : 'light';
  show(mode);
  modeSlot.set(mode);
}

export function bindMode(): void {
  addEventListener('storage', ({ key }) => {
    if (key === 'theme' || key === null) show(modeSlot.get());
  });
}
