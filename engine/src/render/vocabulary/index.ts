/** The authoring vocabulary: maps element names to the components that render them. */
import type { MDXComponents } from 'mdx/types';
import type { SiteData } from '../data.ts';
import { Danger, Note, Tip, Warning } from './admonition.tsx';
import { Card, Cards } from './cards.tsx';
import { CodeBlock } from './code.tsx';
import { dataTableElement } from './data-table.tsx';
import { Details } from './details.tsx';
import { Filter } from './filter.tsx';
import { Formula } from './formula.tsx';
import { glossaryElement } from './glossary.tsx';
import { H1, H2, H3, H4 } from './heading.tsx';
import { includeElement } from './include.tsx';
import { Fact, InlineCode, TaskBox } from './inline.tsx';
import { islandElement } from './island.tsx';
import { Actions, Lead } from './lead.tsx';
import { Link } from './link.tsx';
import { Picture } from './picture.tsx';
import { Question } from './question.tsx';
import { Steps } from './steps.tsx';
import { DataCell, HeaderCell, Table } from './table.tsx';
import { Tab, Tabs } from './tabs.tsx';
import { When } from './when.tsx';

/** Creates the components, given the site's data. */
export function makeVocabulary(data: SiteData): MDXComponents {
  const drawn = {
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
    Formula,
    Picture,
    DataTable: dataTableElement(data),
    Glossary: glossaryElement(data),
    Island: islandElement(data),
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
    Question,
    Lead,
    Actions,
    Filter,
  };
  // MDX's types know only HTML props; our components take a line number too.
  const vocabulary = drawn as unknown as MDXComponents;
  return vocabulary;
}
