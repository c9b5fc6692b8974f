/** The authoring vocabulary: what a page may write, and what draws it. */
import type { MDXComponents } from 'mdx/types';
import { Card, Cards, Danger, Details, Note, Steps, Tab, Tabs, Tip, Warning, When } from './blocks.tsx';
import { CodeBlock } from './code.tsx';
import { DataCell, Fact, H1, H2, H3, H4, HeaderCell, InlineCode, Link, Maths, Table, TaskBox } from './prose.tsx';
import { referenceElements, type VocabularyData } from './reference.tsx';

export type { VocabularyData } from './reference.tsx';

/** Elements a writer names; the compiler refuses every other. */
export const writersElements = [
  'When',
  'Note',
  'Tip',
  'Warning',
  'Danger',
  'Tabs',
  'Tab',
  'Steps',
  'Cards',
  'Card',
  'Details',
  'DataTable',
  'Glossary',
  'Island',
];

/** What draws each element, given the site's data. */
export function makeVocabulary(data: VocabularyData): MDXComponents {
  const drawn = {
    ...referenceElements(data),
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
    Maths,
    When,
    Note,
    Tip,
    Warning,
    Danger,
    Tabs,
    Tab,
    Steps,
    Cards,
    Card,
    Details,
  };
  // MDX types its elements by their HTML counterparts; ours take the line number too.
  return drawn as unknown as MDXComponents;
}
