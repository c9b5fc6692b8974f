/**
 * `<Island>`: an interactive component, prerendered at build time; the browser hydrates it when it scrolls into view. Its
 * controls are disabled until then, and without script.
 */
import { renderToString } from 'react-dom/server';
import { suggest } from '../../basics/nearest.ts';
import { Problem } from '../../problems/problem.ts';
import { describeIssues } from '../../problems/schema.ts';
import { messageOf } from '../../problems/thrown.ts';
import type { PageContext } from '../draw/page-context.ts';
import { readHtml } from '../html.ts';
import { required } from './attributes.ts';
import { defineElement } from './element.ts';
import { paragraph, quote, strong, text } from './markdown-nodes.ts';

/** Keeps the ids in the HTML of an island, except those that React made up. */
function takeIds(html: string, prefix: string, page: PageContext): void {
  readHtml(html, {
    open(_, attribute) {
      const id = attribute('id');
      if (id !== undefined && !id.startsWith(`_${prefix}`))
        page.takeId(id, 'The island can ask React for an id: useId().');
    },
    close() {},
    text() {},
  });
}

export const island = defineElement({
  name: 'Island',
  about:
    'an interactive component; its other attributes are plain values (`prime={13}`), which the schema in `islands/about.ts` checks',
  attributes: { name: required('clock') },
  takesMore: true,
  content: 'none',
  html({ name }, { page, given }) {
    const { islandNames } = page.site;
    const { name: _, ...props } = given;
    const Component = page.read(({ islands }) => islands.get(name)?.Component);
    const schema = page.read(({ islands }) => islands.get(name)?.props);
    page.collected.islands.add(name);
    // What is wrong with an island that exists has been reported with its file.
    if (!Component && islandNames.includes(name)) return null;
    if (!Component || !schema)
      throw new Problem(`There is no island "${name}".`, {
        remedy: suggest(name, islandNames),
        lackedBy: 'content/islands/index.ts',
      });
    const checked = schema.safeParse(props);
    if (!checked.success)
      throw new Problem(`The props of the island "${name}" are wrong: ${describeIssues(checked.error)}.`, {
        remedy: 'Its props are listed in content/islands/about.ts.',
      });
    const ids = page.ids(name);
    let html: string;
    try {
      html = renderToString(<Component {...props} />, { identifierPrefix: ids });
    } catch (error) {
      throw new Problem(`The island "${name}" can't be rendered: ${messageOf(error)}.`, {
        place: { file: `content/islands/${name}/island.tsx` },
        remedy: 'A build renders it, too: use what only browsers have (window, document) in effects and handlers.',
        cause: error,
      });
    }
    takeIds(html, ids, page);
    return (
      <div data-island={name} data-props={JSON.stringify(props)} data-ids={ids}>
        <fieldset disabled role="none" dangerouslySetInnerHTML={{ __html: html }} />
      </div>
    );
  },
  markdown({ name }, { page }) {
    const summary = page.site.islands.get(name)?.summary;
    return summary ? [quote([paragraph(strong('Interactive.'), text(` ${summary}`))])] : [];
  },
});
