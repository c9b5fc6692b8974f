/** What the MDX language server knows about the elements of pages: names and attributes of the authoring vocabulary. */
import type { WritersElements } from 'onesource/elements';
import type { ReactElement } from 'react';
import type { IslandName } from './islands/index.ts';

declare global {
  type MDXProvidedComponents = Omit<WritersElements, 'Island'> & {
    readonly Island: (props: { readonly name: IslandName; readonly [prop: string]: unknown }) => ReactElement;
  };
}
