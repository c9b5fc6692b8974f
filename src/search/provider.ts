/** What the dialog and the results page ask of a search engine, whichever it is, and what search asks of the site around it. */

/** A piece of text, marked where it matches the query. */
export interface Fragment {
  readonly text: string;
  readonly marked: boolean;
}

/** One place that a search found: a page or a section of a page. */
export interface Hit {
  /** Unique among the hits of a response. */
  readonly id: string;
  /** Address to open: below the site's base, or in full for another site. */
  readonly url: string;
  /** Whether the address leads to another site. */
  readonly external: boolean;
  /** Title of the page. */
  readonly page: string;
  /** Label of the page's version, or null for an unversioned page. */
  readonly version: string | null;
  /** Sidebar categories above the page, outermost first. */
  readonly crumbs: readonly string[];
  /** Heading of the section, marked; the page's title where the hit is the page itself. */
  readonly heading: readonly Fragment[];
  /** Headings between the page's title and this one, outermost first. */
  readonly above: readonly string[];
  /** Whether the hit is a page, a section with a matching heading, or text in a section. */
  readonly kind: 'page' | 'heading' | 'text';
  /** The passage that matches. */
  readonly snippet: readonly Fragment[];
  /** File that has the snippet's text, where that isn't loaded yet; the snippet is empty then. */
  readonly textFile?: string;
  /** Words as the section has them that matched, to be highlighted on arrival. */
  readonly words: readonly string[];
}

/** Hits of one page. */
export interface HitGroup {
  readonly id: string;
  readonly title: string;
  readonly version: string | null;
  readonly crumbs: readonly string[];
  readonly hits: readonly Hit[];
}

export interface SearchRequest {
  readonly query: string;
  /** Label of the version to search, beside the unversioned pages. */
  readonly scope: string;
  /** First hit to give, from 0. */
  readonly offset: number;
  readonly hits: number;
  /** Most hits of one page; as many as `hits` asks for all of them, however weak beside the page's best. */
  readonly perGroup: number;
  readonly snippetWords: number;
}

export type SnippetRequest = Pick<SearchRequest, 'query' | 'scope' | 'snippetWords'>;

export interface SearchResponse {
  readonly query: string;
  /** Label of the version that was searched. */
  readonly scope: string;
  readonly groups: readonly HitGroup[];
  /** Number of all hits, shown or not. */
  readonly total: number;
  /** Hits that this response covers, counted before those above `perGroup` were left out. */
  readonly covered: number;
  /** Queries worth trying where nothing was found. */
  readonly suggestions: readonly string[];
  /** Whether a word of the query is nowhere in the scope. */
  readonly unknownWords: boolean;
  /** Names the search to analytics. */
  readonly queryId?: string;
}

/** Words that the scope does not have and other versions do. */
export interface OtherVersions {
  readonly words: readonly string[];
  /** Labels, the one nearest to the scope first. */
  readonly versions: readonly string[];
}

export interface SearchProvider {
  /** Whom "Search by" names. */
  readonly attribution: { readonly name: string; readonly href: string | null };
  /** Gets ready to search a scope. Failures show at the first search. */
  warm(scope: string): void;
  /** @throws where no answer can be had; searching again tries again */
  search(request: SearchRequest): Promise<SearchResponse>;
  /** The snippets of hits that came without, by id. Hits whose text can't be had are left out. Never rejects. */
  snippets(request: SnippetRequest, hits: readonly Hit[]): Promise<ReadonlyMap<string, readonly Fragment[]>>;
  /** Versions that have the query's words which the scope has not. Never rejects. */
  otherVersions(query: string, scope: string): Promise<OtherVersions | null>;
  /** Notes that hits were shown (analytics; does nothing unless switched on). */
  viewed(hits: readonly Hit[]): void;
  /** Notes that a hit was opened; `position` counts from 1. */
  opened(hit: Hit, position: number, response: SearchResponse): void;
}

/** One place in the browser's storage. Never throws: where storage is blocked, `get` gives null and `set` does nothing. */
export interface StorageSlot<T> {
  get(): T | null;
  set(value: T): void;
  remove(): void;
}

export interface SearchVersion {
  readonly label: string;
  /** Root of the version below the base: `/api/1.0`. */
  readonly path: string;
}

export interface SearchEnvironment {
  /** Base path of the site, with slashes at both ends: `/` or `/docs/`. */
  readonly base: string;
  /** Address of the results page: `/docs/search`. */
  readonly resultsPage: string;
  /** Origin the site is published at, for result addresses that a hosted index holds in full. */
  readonly origin: string;
  /** BCP 47 tag of the pages' language. */
  readonly language: string;
  /** The documentation versions, newest first. */
  readonly versions: readonly SearchVersion[];
  /** Label of the version a search is scoped to unless the reader asks for another: the page's, else the preferred, else the latest. */
  currentSet(): string;
  /** Address (on this origin) of the folder of a version's digest (see `index/digest.ts`), with a slash at the end. */
  digestUrl(version: string): Promise<string>;
  /** Address of the folder of the texts that snippets are cut from. */
  readonly textsUrl: string;
  /** Address of the file that says which words only some versions have (see `embedded/otherVersions.ts`), or null. */
  versionWordsUrl(): Promise<string | null>;
  /** Wraps a script address for a Trusted Types policy where the browser has them. */
  trustedUrl(url: string): string;
  /** A slot of the browser's storage; `parse` gives null for anything that is not a valid value. */
  storageSlot<T>(key: string, parse: (raw: unknown) => T | null): StorageSlot<T>;
  /** Where a reader says that a query should have results. */
  feedbackUrl(query: string): string;
}
