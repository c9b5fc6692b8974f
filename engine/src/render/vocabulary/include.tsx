/** `<Include>`: a shared passage, rendered as part of the page: in the page's version and table of contents. */
import { suggest } from '../../basics/nearest.ts';
import { Problem } from '../../problems/problem.ts';
import { PageContextProvider } from '../draw/page-context.ts';
import { required } from './attributes.ts';
import { defineElement } from './element.ts';

export const include = defineElement({
  name: 'Include',
  about: 'a passage of `content/shared/` that several pages have in the same words',
  attributes: { file: required('shared/notice.mdx') },
  content: 'none',
  html({ file }, { page }) {
    const passage = page.read(({ passages }) => passages.get(file));
    if (!passage)
      throw new Problem(`There is no shared passage "${file}".`, {
        remedy: suggest(file, page.site.passages.keys()),
        lackedBy: `content/${file}`,
      });
    page.collected.files.add(passage.file);
    return <PageContextProvider value={page.inPassage(passage.file)}>{page.draw(passage.body)}</PageContextProvider>;
  },
  markdown({ file }, { page, convert }) {
    const passage = page.site.passages.get(file);
    return passage ? convert(passage.body.tree.children, page.inPassage(passage.file)) : [];
  },
});
