import { useEffect } from 'react';
import { MoonIcon, SunIcon } from '../icons/icons.tsx';
import { modeSlot } from '../preferences/preferences.ts';
import { modeKey } from '../preferences/storage-keys.ts';

/** Shows a color mode; anything but "light" is dark, the default. */
function showMode(mode: string | null): void {
  if (mode === 'light') document.documentElement.dataset.theme = 'light';
  else delete document.documentElement.dataset.theme;
}

function toggleMode(): void {
  const mode = document.documentElement.dataset.theme === 'light' ? 'dark' : 'light';
  showMode(mode);
  modeSlot.set(mode);
}

/** Switches between dark and light. The choice is remembered and shared with other tabs. */
export function ModeButton() {
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === modeKey || key === null) showMode(modeSlot.get());
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, []);
  return (
    <button
      type="button"
      className="icon-button mode-button"
      data-action="mode"
      aria-label="Switch between dark and light mode"
      onClick={toggleMode}
    >
      <span className="when-dark">
        <SunIcon />
      </span>
      <span className="when-light">
        <MoonIcon />
      </span>
    </button>
  );
}
