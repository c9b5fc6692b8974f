/** Maps names in the tree of a page to components: elements of writers, and parts of Markdown. */
import type { MDXComponents } from 'mdx/types';
import type { PartMarkdown } from '../markdown/part.ts';
import { CodeBlock, codeMarkdown } from './code.tsx';
import { vocabularyElements } from './elements.ts';
import { Formula, formulaMarkdown } from './formula.tsx';
import { H1, H2, H3, H4 } from './heading.tsx';
import { Fact, factMarkdown, InlineCode, inlineCodeMarkdown, TaskBox } from './inline.tsx';
import { Link } from './link.tsx';
import { Picture, pictureMarkdown } from './picture.tsx';
import { DataCell, HeaderCell, Table } from './table.tsx';

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
  Formula,
  Picture,
  ...Object.fromEntries([...vocabularyElements].map(([name, { Component }]) => [name, Component])),
};

// MDX's types know only HTML props; our components take a line number too.
export const vocabulary = drawn as unknown as MDXComponents;

/** The parts of Markdown that `remark-vocabulary.ts` made elements of, as plain Markdown. */
export const partsMarkdown: ReadonlyMap<string, PartMarkdown> = new Map([
  ['CodeBlock', codeMarkdown],
  ['InlineCode', inlineCodeMarkdown],
  ['Fact', factMarkdown],
  ['Formula', formulaMarkdown],
  ['Picture', pictureMarkdown],
]);
