/** Services that the client provides to the shell's components. There are none at build time. */
import { createContext } from 'react';

/** Opens search, whose code is loaded on first use. */
export interface SearchService {
  /** Preloads what search needs; ignores errors. */
  prepare(): void;
  open(query?: string): void;
  toggle(): void;
}

/** `lost`: the version was saved, but only in another build of the site. */
export type OfflineState = 'saved' | 'lost' | 'none';

export interface OfflineService {
  state(version: string): Promise<OfflineState>;
  size(version: string): Promise<number>;
  /**
   * Saves a version for offline. If a file fails, removes everything again.
   * @param onProgress called with the fraction done, from 0 to 1
   */
  save(version: string, onProgress: (part: number) => void): Promise<void>;
  remove(version: string): Promise<void>;
}

export interface ShellServices {
  readonly search: SearchService;
  /** Null if the browser can't save pages. */
  readonly offline: OfflineService | null;
}

export const Services = createContext<ShellServices | null>(null);
