/** The interface of a browser for the tests: one window, independent of its driver. */
import { onPath } from '../programs.ts';

export type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowDown' | 'ArrowRight' | 'ArrowUp';

export interface Engine {
  goto(address: string): Promise<void>;
  /** Runs a function in the page; arguments and result are JSON. */
  evaluate<A extends readonly unknown[], T>(work: (...given: A) => T, ...given: A): Promise<Awaited<T>>;
  /** Clicks the first visible element that a selector matches. Throws if there is none. */
  click(selector: string): Promise<void>;
  /** Hovers over the first visible element that a selector matches. */
  hover(selector: string): Promise<void>;
  press(key: Key): Promise<void>;
  type(text: string): Promise<void>;
  /** Sets the size of the window's content. WebKit's window has a minimum width of about 450 pixels. */
  resize(width: number, height: number): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  screenshot(): Promise<Buffer>;
  /** Errors of scripts and in the console so far; empty if the driver doesn't report them. */
  readonly complaints: readonly string[];
  close(): Promise<void>;
}

/** A browser that may not be installed. */
export interface EngineKind {
  readonly name: string;
  /** The reason why it can't run; null if it can. */
  readonly missing: string | null;
  start(): Promise<Engine>;
}

/** Says which programs are not installed; null if all are. */
export function missingPrograms(programs: readonly string[]): string | null {
  const missing = programs.filter((program) => !onPath([program]));
  return missing.length ? `${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} not installed` : null;
}

/** Runs in the page: returns the first visible element, scrolled into view; null if there is none. */
export function firstVisible(selector: string): Element | null {
  const visible = [...document.querySelectorAll(selector)].find(
    (element) => element.getClientRects().length > 0 && element.checkVisibility({ visibilityProperty: true }),
  );
  const box = visible?.getBoundingClientRect();
  // Below the navbar, and not at the edge.
  if (visible && box && (box.top < 80 || box.bottom > innerHeight - 20))
    visible.scrollIntoView({ block: 'center', behavior: 'instant' });
  return visible ?? null;
}
