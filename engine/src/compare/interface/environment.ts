/** What the client provides to comparisons and upgrade guides in the browser. */
import type { PageRecord } from '../../model/record.ts';

export interface LoadedPage {
  readonly record: PageRecord;
  /** Root of its set below the base. */
  readonly root: string;
}

export interface CompareEnvironment {
  /** Loads the page at an address with base. Rejects if there is none. */
  page(href: string): Promise<LoadedPage>;
  packUrl(version: string): Promise<string>;
  /** Address of what upgrade guides need besides pages. */
  upgradeDataUrl(): Promise<string>;
  /** Loads style sheets by their names. Rejects if one fails. */
  loadStyles(names: readonly string[]): Promise<void>;
  /** Makes an import that can be retried after a failure. */
  importAgain<T>(load: () => Promise<T>): () => Promise<T>;
  announce(text: string): void;
  /** Shows that what the reader asked for couldn't be loaded. */
  showFailure(): void;
  /** Shows that something is being loaded, until `end`. */
  startProgress(): { end(): void };
  /** Reloads the page if the site was rebuilt. Returns whether it is about to be reloaded. */
  reloadIfStale(): Promise<boolean>;
  trustedHtml(html: string): string;
  trustedUrl(url: string): string;
}
