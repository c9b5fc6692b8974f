import { useEffect, useState } from 'react';
import { MoonIcon, SunIcon } from '../icons/icons.tsx';
import { type Mode, showMode, shownMode } from '../preferences/mode.ts';
import { modeSlot } from '../preferences/preferences.ts';

function toggleMode(): void {
  const mode = shownMode() === 'light' ? 'dark' : 'light';
  showMode(mode);
  modeSlot.set(mode);
}

/** The current mode; null before hydration, since the document is the same for every reader. */
function useShownMode(): Mode | null {
  const [mode, setMode] = useState<Mode | null>(null);
  useEffect(() => {
    const observer = new MutationObserver(() => setMode(shownMode()));
    observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    setMode(shownMode());
    return () => observer.disconnect();
  }, []);
  return mode;
}

/** Switches between dark and light mode. The choice is stored and followed by other tabs; see `followMode`. */
export function ModeButton() {
  const mode = useShownMode();
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
