/** A passage that several pages share. */
import type { MDXComponents } from 'mdx/types';
import { createElement } from 'react';
import { suggest } from '../../problems/nearest.ts';
import { Problem } from '../../problems/problem.ts';
import { CollectorProvider, useCollector } from '../collector.ts';
import type { Body } from '../mdx.ts';
import { usePlace } from './prose.tsx';

/** A passage that is ready to be rendered, and the file that mistakes in it are reported in. */
export interface PassageBody {
  readonly file: string;
  readonly body: Body;
}

/**
 * Makes `<Include file="shared/NAME.mdx" />`, which renders a passage as part of the page: with its version, in its table of contents.
 * @param components what renders the passage's own elements; called when the first passage is rendered
 */
export function includeElement(passages: ReadonlyMap<string, PassageBody>, components: () => MDXComponents) {
  return function Include({ file = '', line }: { file?: string; line?: string }) {
    const collector = useCollector();
    return collector.check(usePlace(line), () => {
      const passage = passages.get(file);
      if (!passage) throw new Problem(`There is no shared passage "${file}".`, { remedy: suggest(file, passages.keys()) });
      return (
        <CollectorProvider value={{ ...collector, passage: passage.file }}>
          {createElement(passage.body.Content, { components: components() })}
        </CollectorProvider>
      );
    });
  };
}
