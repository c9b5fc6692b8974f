/**
 * `<Island>`: an interactive component, prerendered at build time; the browser hydrates it when it scrolls into view.
 */
import { renderToString } from 'react-dom/server';
import { suggest } from '../../problems/nearest.ts';
import { Problem } from '../../problems/problem.ts';
import { describeIssues } from '../../problems/schema.ts';
import { messageOf } from '../../problems/thrown.ts';
import { paragraph, quote, strong, text } from '../markdown/nodes.ts';
import { required } from './attributes.ts';
import { defineElement } from './element.ts';

export const island = defineElement({
  name: 'Island',
  about:
    'an interactive component; its other attributes are plain values (`prime={13}`), which the schema in `islands/about.ts` checks',
  attributes: { name: required('clock') },
  takesMore: true,
  content: 'none',
  html({ name }, { collector: { view, islands }, given }) {
    const { data } = view.site;
    const { name: _, ...props } = given;
    const loaded = data.islands.get(name);
    view.dependOn(({ data: now }) => now.islands.get(name)?.Component);
    view.dependOn(({ data: now }) => now.islands.get(name)?.props);
    // What is wrong with an island that exists has been reported with its file.
    if (!loaded && data.islandNames.includes(name)) return null;
    if (!loaded) throw new Problem(`There is no island "${name}".`, { remedy: suggest(name, data.islandNames) });
    const { Component } = loaded;
    const checked = loaded.props.safeParse(props);
    if (!checked.success)
      throw new Problem(`The props of the island "${name}" are wrong: ${describeIssues(checked.error)}.`, {
        remedy: 'Its props are listed in content/islands/about.ts.',
      });
    islands.add(name);
    try {
      const html = renderToString(<Component {...props} />, { identifierPrefix: name });
      return <div data-island={name} data-props={JSON.stringify(props)} dangerouslySetInnerHTML={{ __html: html }} />;
    } catch (error) {
      throw new Problem(`The island "${name}" cannot be rendered: ${messageOf(error)}`, {
        cause: error,
      });
    }
  },
  markdown({ name }, { page }) {
    const summary = page.view.site.data.islands.get(name)?.summary;
    return summary ? [quote([paragraph(strong('Interactive.'), text(` ${summary}`))])] : [];
  },
});
