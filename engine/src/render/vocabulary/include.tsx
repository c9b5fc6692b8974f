/** `<Include>`: a shared passage. */
import type { MDXComponents } from 'mdx/types';
import { createElement } from 'react';
import { suggest } from '../../problems/nearest.ts';
import { Problem } from '../../problems/problem.ts';
import { CollectorProvider, useCollector } from '../collector.ts';
import type { Body } from '../mdx.ts';
import { passageView } from '../view.ts';
import { usePlace } from './element.ts';

/** A passage, parsed for rendering, and its file, in which mistakes are reported. */
export interface PassageBody {
  readonly file: string;
  readonly body: Body;
}

/**
 * Creates `<Include file="shared/NAME.mdx" />`, which renders a passage as part of the page: in the page's version and table of contents.
 * @param components returns the components for the passage's elements; called when the first passage is rendered
 */
export function includeElement(passages: ReadonlyMap<string, PassageBody>, components: () => MDXComponents) {
  return function Include({ file = '', line }: { file?: string; line?: string }) {
    const collector = useCollector();
    return collector.check(usePlace(line), () => {
      const passage = passages.get(file);
      collector.view.dependOn(({ data }) => data.passages.get(file)?.body);
      if (!passage) throw new Problem(`There is no shared passage "${file}".`, { remedy: suggest(file, passages.keys()) });
      return (
        <CollectorProvider value={{ ...collector, passage: passage.file, view: passageView(collector.view) }}>
          {createElement(passage.body.Content, { components: components() })}
        </CollectorProvider>
      );
    });
  };
}
