/**
 * An element of the authoring vocabulary is one definition in one file. What writers may write, what editors complete,
 * and what the writer's guide says are derived from it.
 */
import type { Nodes, RootContent } from 'mdast';
import type { ReactNode } from 'react';
import type { JsxElement } from '../../content/syntax/mdx.ts';
import type { Place, Problem } from '../../problems/problem.ts';
import { type PageContext, usePage } from '../draw/page-context.ts';
import { type Attributes, type Given, type Values, valuesOf } from './attributes.ts';

export interface ElementProps {
  /** Line and column in the source file, added to the tree: `12:5`. */
  readonly line?: string;
  readonly children?: ReactNode;
}

/** An element in its page, for checks of the source. */
export interface Occurrence {
  readonly element: JsxElement;
  readonly content: readonly Nodes[];
  readonly ancestors: readonly Nodes[];
  meet(ranges: readonly string[]): boolean;
}

export interface HtmlContext {
  readonly page: PageContext;
  readonly place: Place;
  /** All attributes, for an element that takes more than it names. */
  readonly given: Given;
}

export interface MarkdownContext {
  readonly children: readonly RootContent[];
  readonly page: PageContext;
  /** Converts the text of another file as a part of this page. */
  convert(nodes: readonly Nodes[], page: PageContext): readonly RootContent[];
}

/** What a part of Markdown that the site draws itself, such as a code block, is as plain Markdown. */
export type MarkdownOf = (
  attributes: Readonly<Record<string, string | undefined>>,
  children: readonly RootContent[],
  page: PageContext,
) => readonly Nodes[];

interface Definition<Name extends string, A extends Attributes> {
  readonly name: Name;
  /** What it is for, in Markdown, for the writer's guide and for editors. */
  readonly about: string;
  readonly attributes: A;
  /** Whether it also takes attributes that it doesn't name, with any plain values. */
  readonly takesMore?: true;
  /** Whether it has content. Without any, an element that requires it would show nothing. */
  readonly content: 'required' | 'none';
  /** The element in which it has to be. */
  readonly inside?: string;
  /** The lines of content that an editor inserts. Default: a text. */
  readonly sample?: readonly string[];
  /** Whether it is shown in a version, given which ranges the version is in. Default: in all. */
  shows?(values: Values<A>, holds: (range: string) => boolean): boolean;
  /** What is wrong with an occurrence, beyond what the definition says. */
  mistakes?(occurrence: Occurrence): Iterable<Problem>;
  html(values: Values<A> & { readonly children?: ReactNode }, context: HtmlContext): ReactNode;
  markdown?(values: Values<A>, context: MarkdownContext): readonly Nodes[];
}

/** A definition as pages use it, whatever its attributes are. */
export interface VocabularyElement<Name extends string = string, A extends Attributes = Attributes>
  extends Pick<
    Definition<Name, A>,
    'name' | 'about' | 'attributes' | 'takesMore' | 'content' | 'inside' | 'sample' | 'mistakes'
  > {
  Component(props: ElementProps & Given): ReactNode;
  /** Its Markdown; `convertContent` is called only if it is shown. */
  toMarkdown(
    given: Given,
    convertContent: () => readonly RootContent[],
    context: Omit<MarkdownContext, 'children'>,
  ): readonly Nodes[];
  isShown(given: Given, holds: (range: string) => boolean): boolean;
}

export function defineElement<const Name extends string, const A extends Attributes>(
  definition: Definition<Name, A>,
): VocabularyElement<Name, A> {
  const { name, attributes, shows = () => true, html, markdown = (_, { children }) => children, ...more } = definition;
  return {
    name,
    attributes,
    ...more,
    Component: function Element({ line, children, ...given }) {
      const page = usePage();
      const place = page.place(line);
      return page.check(place, () => {
        const values = valuesOf(name, attributes, given);
        return values && shows(values, page.holds) ? html({ ...values, children }, { page, place, given }) : null;
      });
    },
    toMarkdown(given, convertContent, context) {
      const values = valuesOf(name, attributes, given);
      return values && shows(values, context.page.holds)
        ? markdown(values, { ...context, children: convertContent() })
        : [];
    },
    isShown(given, holds) {
      const values = valuesOf(name, attributes, given);
      return values !== null && shows(values, holds);
    },
  };
}
