/** `<Cards>` with a `<Card>` for each link. */
import type { BlockContent } from 'mdast';
import { Problem } from '../../problems/problem.ts';
import { optional, required } from './attributes.ts';
import { defineElement } from './element.ts';
import { link, list, paragraph, text } from './markdown-nodes.ts';

export const cards = defineElement({
  name: 'Cards',
  about: 'cards that lead to pages, as many in a row as fit, or at most two with `columns="2"`',
  attributes: { columns: optional('2') },
  content: 'required',
  sample: ['<Card title="Quick start" href="api:index">One sentence.</Card>'],
  html({ columns, children }) {
    if (columns !== undefined && columns !== '2')
      throw new Problem(`<Cards> can't have ${columns} columns.`, { remedy: 'Write columns="2", or leave it out.' });
    return <div className={columns ? 'cards two' : 'cards'}>{children}</div>;
  },
});

export const card = defineElement({
  name: 'Card',
  about: 'a card with one sentence about its page',
  attributes: { title: required('Quick start'), href: required('api:index') },
  content: 'required',
  inside: 'Cards',
  sample: ['', 'One sentence.', ''],
  html: ({ title, href, children }, { page, place }) => (
    <a className="card" href={page.link(href, place)}>
      <strong>{title}</strong>
      {children}
    </a>
  ),
  markdown: ({ title, href }, { children, page }) => [
    list([[paragraph(link(page.markdownAddress(href), text(title))), ...(children as BlockContent[])]]),
  ],
});
