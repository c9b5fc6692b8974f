/** The authoring vocabulary: maps element names to the components that render them. */
import type { MDXComponents } from 'mdx/types';
import type { SiteData } from '../data.ts';
import { Card, Cards, Danger, Details, Note, Steps, Tab, Tabs, Tip, Warning, When } from './blocks.tsx';
import { CodeBlock } from './code.tsx';
import { includeElement } from './include.tsx';
import { Picture } from './picture.tsx';
import { DataCell, Fact, H1, H2, H3, H4, HeaderCell, InlineCode, Link, Maths, Table, TaskBox } from './prose.tsx';
import { referenceElements } from './reference.tsx';

/** Creates the components, given the site's data. */
export function makeVocabulary(data: SiteData): MDXComponents {
  const drawn = {
    ...referenceElements(data),
    Include: includeElement(data.passages, () => vocabulary),
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
    Picture,
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
  // MDX's types know only HTML props; our components take a line number too.
  const vocabulary = drawn as unknown as MDXComponents;
  return vocabulary;
}
