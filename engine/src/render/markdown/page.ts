import type { VersionView } from '../view.ts';

/** The page and the data that its Markdown uses. */
export interface MarkdownPage {
  readonly view: VersionView;
  /** The file whose text it is: the page's, or that of a passage it includes. */
  readonly file: string;
  /** Resolves a link of the link grammar to its address in Markdown. */
  link(href: string): string;
}
