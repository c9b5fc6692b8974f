/** `<Include>`: a shared passage, rendered as part of the page: in the page's version and table of contents. */
import { createElement } from 'react';
import { suggest } from '../../problems/nearest.ts';
import { Problem } from '../../problems/problem.ts';
import { CollectorProvider } from '../collector.ts';
import type { Body } from '../mdx.ts';
import { passageView } from '../view.ts';
import { required } from './attributes.ts';
import { defineElement } from './element.ts';

/** A passage, parsed for rendering, and its file, in which mistakes are reported. */
export interface PassageBody {
  readonly file: string;
  readonly body: Body;
}

export const include = defineElement({
  name: 'Include',
  about: 'a passage of `content/shared/` that several pages have in the same words',
  attributes: { file: required('shared/notice.mdx') },
  content: 'none',
  html({ file }, { collector }) {
    const { view, components } = collector;
    const { passages } = view.site.data;
    const passage = passages.get(file);
    view.dependOn(({ data }) => data.passages.get(file)?.body);
    if (!passage)
      throw new Problem(`There is no shared passage "${file}".`, { remedy: suggest(file, passages.keys()) });
    return (
      <CollectorProvider value={{ ...collector, passage: passage.file, view: passageView(view) }}>
        {createElement(passage.body.Content, { components })}
      </CollectorProvider>
    );
  },
  markdown({ file }, { page, convert }) {
    const passage = page.view.site.data.passages.get(file);
    return passage
      ? convert(passage.body.tree.children, { ...page, file: passage.file, view: passageView(page.view) })
      : [];
  },
});
