import { useSyncExternalStore } from 'react';
import { MoonIcon, SunIcon } from '../icons/icons.tsx';
import { type Mode, showMode, shownMode } from '../preferences/mode.ts';
import { modeSlot } from '../preferences/preferences.ts';

function toggleMode(): void {
  const mode = shownMode() === 'light' ? 'dark' : 'light';
  showMode(mode);
  modeSlot.set(mode);
}

function followShownMode(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

/** Switches between dark and light mode. The choice is stored and followed by other tabs; see `followMode`. */
export function ModeButton() {
  // Null before hydration: the document is the same for every reader.
  const mode = useSyncExternalStore<Mode | null>(followShownMode, shownMode, () => null);
  return (
    <button
      type="button"
      className="icon-button mode-button"
      data-action="mode"
      aria-label="Switch between dark and light mode"
      aria-pressed={mode === null ? undefined : mode === 'light'}
      aria-description={mode ? `Now ${mode}` : undefined}
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
