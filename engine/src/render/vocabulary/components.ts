/** Maps names in the tree of a page to components: elements of writers, and what Markdown itself has. */
import type { MDXComponents } from 'mdx/types';
import { CodeBlock, codeMarkdown } from './code.tsx';
import type { MarkdownOf } from './element.ts';
import { vocabularyElements } from './elements.ts';
import { FootnoteReference, FootnoteText, footnoteReferenceMarkdown } from './footnote.tsx';
import { Formula, formulaMarkdown } from './formula.tsx';
import { H1, H2, H3, H4 } from './heading.tsx';
import {
  DataCell,
  Fact,
  factMarkdown,
  HeaderCell,
  InlineCode,
  inlineCodeMarkdown,
  Link,
  Table,
  TaskBox,
} from './markdown.tsx';
import { Picture, pictureMarkdown } from './picture.tsx';

const drawn = {
  h1: H1,
  h2: H2,
  h3: H3,
  h4: H4,
  a: Link,
  table: Table,
  th: HeaderCell,
  td: DataCell,
  input: TaskBox,
  CodeBlock,
  InlineCode,
  Fact,
  FootnoteReference,
  FootnoteText,
  Formula,
  Picture,
  ...Object.fromEntries([...vocabularyElements].map(([name, { Component }]) => [name, Component])),
};

// MDX's types know only HTML props; our components take a line number too.
export const components = drawn as unknown as MDXComponents;

/** The parts of Markdown that `parse/markdown-elements.ts` made elements of, as plain Markdown. */
export const partsMarkdown: ReadonlyMap<string, MarkdownOf> = new Map([
  ['CodeBlock', codeMarkdown],
  ['InlineCode', inlineCodeMarkdown],
  ['Fact', factMarkdown],
  ['FootnoteReference', footnoteReferenceMarkdown],
  ['Formula', formulaMarkdown],
  ['Picture', pictureMarkdown],
]);
