/** Services that the client provides to the shell's components. There are none at build time. */
import { createContext } from 'react';

/** Opens search, whose code is loaded on first use. */
export interface SearchService {
  /** Preloads what search needs; ignores errors. */
  prepare(): void;
  open(query?: string): void;
  toggle(): void;
}

export interface ShellServices {
  readonly search: SearchService;
}

export const Services = createContext<ShellServices | null>(null);
