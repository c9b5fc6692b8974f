/** What the pages about changes say, as one tree: `html.ts` writes it for readers, `markdown.ts` for programs. */
import { type LinkRules, linkHref } from '../../config/page-href.ts';
import type { NewsPart } from '../../content/modules/extensions.ts';
import type { ChangedFact } from '../changes/facts.ts';

/** Addresses are absolute, or start with the base. */
export interface Link {
  readonly text: string;
  readonly href: string;
}

export type Inline = string | Link | { readonly code: string; readonly href?: string };

/** What the project says, with its links completed. */
export const inlinesOf = (site: LinkRules, parts: readonly NewsPart[]): Inline[] =>
  parts.map((part) => {
    if (typeof part === 'string') return part;
    if (!('code' in part)) return { text: part.label, href: linkHref(site, part.href) };
    return part.href === undefined ? part : { code: part.code, href: linkHref(site, part.href) };
  });

export interface Task {
  readonly anchor: string;
  /** What is saved when its box is checked; null for what there is nothing to do about. */
  readonly key: string | null;
  readonly uses: string | null;
  readonly title: string;
  readonly content: readonly Block[];
}

export type Block =
  | { readonly type: 'paragraph'; readonly content: readonly Inline[] }
  | { readonly type: 'list'; readonly items: readonly (readonly Inline[])[] }
  | { readonly type: 'facts'; readonly before: string; readonly after: string; readonly facts: readonly ChangedFact[] }
  | { readonly type: 'prose'; readonly html: string; readonly markdown: string }
  /** What matters most about an upgrade. */
  | {
      readonly type: 'card';
      readonly from: string;
      readonly to: string;
      readonly rows: readonly { readonly title: string; readonly content: readonly Inline[] }[];
    }
  | {
      readonly type: 'table';
      readonly summary: string;
      readonly head: readonly string[];
      readonly rows: readonly (readonly (readonly Inline[])[])[];
    }
  | { readonly type: 'tasks'; readonly tasks: readonly Task[] }
  /** For readers only: asks which features a program uses. */
  | { readonly type: 'questions'; readonly features: readonly string[] };

export interface Section {
  /** Null for what comes before the first heading. */
  readonly anchor: string | null;
  readonly title: string;
  readonly content: readonly Block[];
}

export const paragraph = (...content: readonly Inline[]): Block => ({ type: 'paragraph', content });
