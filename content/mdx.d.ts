/** What the MDX language server knows about the elements of pages: names and attributes of the authoring vocabulary. */

import type { vocabularyAttributes } from 'onesource/elements';
import type { ReactElement, ReactNode } from 'react';
import type { IslandName } from './islands/index.ts';

type Attributes = typeof vocabularyAttributes;

type Element<Props> = (props: Props & { readonly children?: ReactNode }) => ReactElement;

/** An attribute without a value, such as `badge`, is true. */
type Texts<Names> = Names extends readonly string[] ? { readonly [Name in Names[number]]?: string | true } : never;

declare global {
  type MDXProvidedComponents = {
    [Name in Exclude<keyof Attributes, 'Island'>]: Element<Texts<Attributes[Name]>>;
  } & { Island: Element<{ readonly name: IslandName; readonly [prop: string]: unknown }> };
}
