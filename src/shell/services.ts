/** What the browser offers the shell's components. There is none at build time. */
import { createContext } from 'react';

/** Opens search; its code is loaded when it is first wanted. */
export interface SearchService {
  /** Fetches what search needs, quietly. */
  prepare(): void;
  open(query?: string): void;
  toggle(): void;
}

/** `lost`: kept once, but not in this build of the site. */
export type KeepState = 'kept' | 'lost' | 'none';

/** Keeps versions on the device. */
export interface OfflineService {
  state(version: string): Promise<KeepState>;
  /** Bytes that keeping a version takes. */
  size(version: string): Promise<number>;
  /**
   * Keeps a version. Nothing of it stays where a file fails.
   * @param onProgress part done, from 0 to 1
   */
  keep(version: string, onProgress: (part: number) => void): Promise<void>;
  forget(version: string): Promise<void>;
}

export interface ShellServices {
  readonly search: SearchService;
  /** Null where the browser can't keep pages. */
  readonly offline: OfflineService | null;
}

export const Services = createContext<ShellServices | null>(null);
