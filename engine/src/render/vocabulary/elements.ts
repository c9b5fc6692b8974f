/** The elements that writers may use, in the order of the writer's guide. */
import type { ReactElement, ReactNode } from 'react';
import { attributesOf, type JsxElement } from '../../content/syntax/mdx.ts';
import { danger, note, tip, warning } from './admonition.tsx';
import { askedAs } from './asked-as.tsx';
import type { Values } from './attributes.ts';
import { card, cards } from './cards.tsx';
import { dataTable } from './data-table.tsx';
import { details, question } from './details.tsx';
import type { VocabularyElement } from './element.ts';
import { filter } from './filter.tsx';
import { glossary } from './glossary.tsx';
import { include } from './include.tsx';
import { island } from './island.tsx';
import { actions, lead } from './lead.tsx';
import { answer, predict } from './predict.tsx';
import { steps } from './steps.tsx';
import { tab, tabs } from './tabs.tsx';
import { when } from './when.tsx';

const definitions = [
  when,
  note,
  tip,
  warning,
  danger,
  tabs,
  tab,
  steps,
  cards,
  card,
  details,
  question,
  predict,
  answer,
  lead,
  actions,
  filter,
  dataTable,
  glossary,
  include,
  askedAs,
  island,
] as const;

export const vocabularyElements: ReadonlyMap<string, VocabularyElement> = new Map(
  definitions.map((element): [string, VocabularyElement] => [element.name, element]),
);

export const writersElements: readonly string[] = [...vocabularyElements.keys()];

export const passageElements: readonly string[] = writersElements.filter((name) => name !== include.name);

/** Whether an element of a page's tree is shown in a version, given which ranges the version is in. */
export const isShown = (element: JsxElement, holds: (range: string) => boolean): boolean =>
  vocabularyElements.get(element.name ?? '')?.isShown(attributesOf(element), holds) ?? true;

type ElementOf<Definition> = Definition extends { readonly name: string; readonly attributes: infer A }
  ? A extends VocabularyElement['attributes']
    ? (
        props: Values<A> &
          (Definition extends { readonly takesMore?: never } ? unknown : { readonly children?: ReactNode }),
      ) => ReactElement
    : never
  : never;

/** The elements as components, for editors that complete names and attributes. */
export type WritersElements = {
  [Definition in (typeof definitions)[number] as Definition['name']]: ElementOf<Definition>;
};
