/** What the pages about changes say, as one tree: `html.ts` writes it for readers, `markdown.ts` for programs. */
import { decodeText } from '../../render/html.ts';
import type { ChangedPage } from '../changes/changes.ts';
import type { ChangedFact } from '../changes/facts.ts';
import type { DiffPassage } from '../diff/passages.ts';
import type { HtmlNode } from '../diff/tree.ts';

/** Addresses are absolute, or start with the base. */
export interface Link {
  readonly text: string;
  readonly href: string;
}

export type Inline = string | Link;

export interface Task {
  readonly key: string;
  readonly uses: string | null;
  readonly title: string;
  readonly content: readonly Block[];
}

export type Block =
  | { readonly type: 'paragraph'; readonly content: readonly Inline[] }
  | { readonly type: 'list'; readonly items: readonly (readonly Inline[])[] }
  | { readonly type: 'facts'; readonly before: string; readonly after: string; readonly facts: readonly ChangedFact[] }
  | { readonly type: 'prose'; readonly html: string; readonly markdown: string }
  | { readonly type: 'diff'; readonly nodes: readonly HtmlNode[] }
  /** Pages that differ from those of an older version: for readers, with links to their comparison. */
  | { readonly type: 'changedPages'; readonly pages: readonly ChangedPage[]; readonly before: string }
  | { readonly type: 'tasks'; readonly tasks: readonly Task[] }
  /** For readers only: asks which features a program uses. */
  | { readonly type: 'questions'; readonly features: readonly string[] }
  | { readonly type: 'details'; readonly summary: string; readonly content: readonly Block[] };

export interface Section {
  readonly anchor: string;
  readonly title: string;
  readonly content: readonly Block[];
}

export const paragraph = (...content: readonly Inline[]): Block => ({ type: 'paragraph', content });

export const pageLink = ({ title, after }: ChangedPage): Link => ({ text: title, href: after ?? '' });

export const placeOf = (page: ChangedPage, heading: DiffPassage['heading']): Link =>
  heading ? { text: decodeText(heading.text), href: `${page.after}#${heading.anchor}` } : pageLink(page);

export const passageBlocks = (page: ChangedPage): Block[] =>
  page.passages.flatMap(({ heading, nodes }) => [
    ...(heading ? [paragraph(placeOf(page, heading))] : []),
    { type: 'diff', nodes },
  ]);
