import type { Nodes, RootContent } from 'mdast';
import type { MarkdownPage } from './page.ts';

/** What a part of Markdown that is drawn by a component, such as a code block, is as plain Markdown. */
export type PartMarkdown = (
  attributes: Readonly<Record<string, string | undefined>>,
  children: readonly RootContent[],
  page: MarkdownPage,
) => readonly Nodes[];
