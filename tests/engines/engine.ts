/** What the checks ask of a browser, whatever drives it: one window, one reader. */
import { onPath } from '../programs.ts';

export type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowDown' | 'ArrowRight' | 'ArrowUp';

export interface Engine {
  goto(address: string): Promise<void>;
  /** Runs a function in the page; arguments and result are JSON. */
  evaluate<A extends readonly unknown[], T>(work: (...given: A) => T, ...given: A): Promise<Awaited<T>>;
  /** Clicks the first visible element that a selector matches. Throws where there is none. */
  click(selector: string): Promise<void>;
  /** Points at it. */
  hover(selector: string): Promise<void>;
  press(key: Key): Promise<void>;
  type(text: string): Promise<void>;
  /** Size of the window's content. A window may be wider: WebKit's has a least width of about 450 pixels. */
  resize(width: number, height: number): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  screenshot(): Promise<Buffer>;
  /** Errors of scripts and in the console so far. Empty where the driver doesn't report them. */
  readonly complaints: readonly string[];
  close(): Promise<void>;
}

/** A browser that may be missing from the machine. */
export interface EngineKind {
  readonly name: string;
  /** Why it can't run here; null where it can. */
  readonly missing: string | null;
  start(): Promise<Engine>;
}

/** What is said of programs that are not installed. */
export function missingPrograms(programs: readonly string[]): string | null {
  const missing = programs.filter((program) => !onPath([program]));
  return missing.length ? `${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} not installed` : null;
}

/** Runs in the page: the first visible element, scrolled into view; null where there is none. */
export function firstVisible(selector: string): Element | null {
  const found = [...document.querySelectorAll(selector)].find(
    (element) => element.getClientRects().length > 0 && element.checkVisibility({ visibilityProperty: true }),
  );
  const box = found?.getBoundingClientRect();
  // Below the bar, and not at the very edge.
  if (found && box && (box.top < 80 || box.bottom > innerHeight - 20)) found.scrollIntoView({ block: 'center', behavior: 'instant' });
  return found ?? null;
}
