/** The interfaces of a search engine and of the site that contains search. */
import type { VersionStatus } from '../model/site-info.ts';
import type { VersionLabel } from '../model/version-label.ts';

/** A piece of text; `marked` if it matches the query. */
export interface Fragment {
  readonly text: string;
  readonly marked: boolean;
}

export interface Hit {
  readonly id: string;
  readonly url: string;
  readonly external: boolean;
  readonly page: string;
  readonly version: VersionLabel;
  readonly crumbs: readonly string[];
  readonly heading: readonly Fragment[];
  readonly above: readonly string[];
  readonly kind: 'page' | 'heading' | 'text';
  readonly snippet: readonly Fragment[];
  /** Hash of the page's record, if the text of the snippet isn't loaded yet; then the snippet is empty. */
  readonly record?: string;
  /** Matching words as they are spelled on the page, those with the most information first, to highlight on arrival. */
  readonly words: readonly string[];
  /** Words of the query that it lacks; empty if it matches all of them. */
  readonly lacks: readonly string[];
}

/** Hits of one page, either matching ones or ones that are only close. */
export interface HitGroup {
  readonly id: string;
  /** Whether the hits are only the closest ones, shown because few or none match. Such groups come last. */
  readonly isClosest: boolean;
  readonly title: string;
  readonly version: VersionLabel;
  readonly crumbs: readonly string[];
  readonly hits: readonly Hit[];
}

export interface SearchRequest {
  readonly query: string;
  /** Label of the version to search, together with the unversioned pages. */
  readonly scope: string;
  /** Number of the first hit, from 0. */
  readonly offset: number;
  readonly hits: number;
  /** Maximum number of hits per page. If it equals `hits`, weak hits of a page are included too. */
  readonly perGroup: number;
  readonly snippetWords: number;
}

export type SnippetRequest = Pick<SearchRequest, 'query' | 'scope' | 'snippetWords'>;

export interface SearchResponse {
  readonly query: string;
  readonly scope: string;
  readonly groups: readonly HitGroup[];
  /** Number of all hits, the closest ones included. */
  readonly total: number;
  readonly suggestions: readonly string[];
  /** Whether the scope lacks a word or identifier of the query, or the page that it names; other versions may have it. */
  readonly unknownWords: boolean;
  readonly queryId?: string;
}

export interface OtherVersions {
  readonly words: readonly string[];
  /** Labels, the version closest to the scope first, unreleased ones last. */
  readonly versions: readonly string[];
  /** If the scope has no results: how many the first of these versions have. */
  readonly totals?: readonly number[];
}

export interface SearchProvider {
  readonly attribution: { readonly name: string; readonly href: string | null };
  /** Preloads what a search of a scope needs. Failures appear at the first search. */
  warm(scope: string): void;
  /** @throws Error if there is no answer; the next search tries again */
  search(request: SearchRequest): Promise<SearchResponse>;
  /** Loads the snippets of hits that have none yet, by id. Omits hits whose text can't be loaded. Never rejects. */
  snippets(request: SnippetRequest, hits: readonly Hit[]): Promise<ReadonlyMap<string, readonly Fragment[]>>;
  /** Finds versions that have the query's words that are missing in the scope. Never rejects. */
  otherVersions(query: string, scope: string): Promise<OtherVersions | null>;
  /** Reports that hits were shown (analytics; does nothing unless enabled). */
  viewed(hits: readonly Hit[]): void;
  /** Reports that a hit was opened; `position` counts from 1. */
  opened(hit: Hit, position: number, response: SearchResponse): void;
}

export interface SearchVersion {
  readonly label: string;
  readonly path: string;
  readonly status: VersionStatus;
}

export interface SearchEnvironment {
  /** Base path of the site, with slashes at both ends: `/` or `/docs/`. */
  readonly base: string;
  /** Address of the results page: `/docs/search`. */
  readonly resultsPage: string;
  /** Origin of the published site, for a hosted index, whose records have full addresses. */
  readonly origin: string;
  readonly language: string;
  readonly versions: readonly SearchVersion[];
  /** Label of the version that is searched by default: the page's, or else the preferred, or else the latest. */
  currentSet(): string;
  /** Address (on this origin) of the names of a version's digest, which lead to its other parts (see `index/digest.ts`). */
  digestUrl(version: string): Promise<string>;
  /** Address of the list of words that only some versions have (see `versionWords` in `index/make-digest.ts`), or null. */
  versionWordsUrl(): Promise<string | null>;
  /**
   * A key of the browser's storage; `parse` returns null for invalid values. If storage is blocked, `get` returns null
   * and `set` does nothing.
   */
  storageSlot<T>(key: string, parse: (raw: unknown) => T | null): { get(): T | null; set(value: T): void };
  readonly help: readonly { readonly label: string; readonly href: string }[];
  /** What is offered before anything is typed, while nothing is remembered. */
  readonly startPages: SearchEnvironment['help'];
  /** Address of the file of public names (see `names.ts`), or null. */
  readonly namesUrl: string | null;
  /** First words of commands, which may be names. */
  readonly commands: readonly string[];
  /** Address of the upgrade guide between two versions. */
  upgradeUrl(from: string, to: string): string;
  feedbackUrl(query: string): string;
}
