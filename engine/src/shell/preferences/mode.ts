/** The color mode of the document and of the browser's toolbar. */
import { modeKey, modeSlot } from './preferences.ts';

export type Mode = 'dark' | 'light';

export const shownMode = (): Mode => (document.documentElement.dataset.theme === 'light' ? 'light' : 'dark');

/** Applies a color mode. Any value other than "light" means dark, the default. */
export function showMode(mode: string | null): void {
  const root = document.documentElement;
  if (mode === 'light') root.dataset.theme = 'light';
  else delete root.dataset.theme;
  const meta = document.querySelector<HTMLMetaElement>('meta[name=theme-color]');
  const color = meta?.dataset[shownMode()];
  if (meta && color) meta.content = color;
}

/** Applies the stored mode, now and whenever another tab may have changed it, also while this tab was frozen. */
export function followMode(): void {
  const show = () => showMode(modeSlot.get());
  show();
  addEventListener('storage', ({ key }) => {
    if (key === modeKey || key === null) show();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) show();
  });
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) show();
  });
}
