/** Writes documents as HTML. Pure, so that it also runs in a worker. */
import { decodeText, escapedText, escapedValue } from '../../render/html.ts';
import { compareHref } from '../../site/change-addresses.ts';
import type { ChangedPage } from '../changes/changes.ts';
import type { ChangedFact } from '../changes/facts.ts';
import { isMark, type Mark } from '../diff/marks.ts';
import { type HtmlElement, type HtmlNode, hasClass, someWithin, withClass, writeHtml } from '../diff/tree.ts';
import type { Block, Inline, Section, Task } from './document.ts';

type Attributes = Readonly<Record<string, string | null>>;

const written = (attributes: Attributes) =>
  Object.entries(attributes)
    .map(([name, value]) => (value === null ? '' : ` ${name}="${escapedValue(value)}"`))
    .join('');

/** An element; attributes without a value are left out. */
export const element = (tag: string, attributes: Attributes, ...children: readonly string[]): string =>
  `<${tag}${written(attributes)}>${children.join('')}</${tag}>`;

const link = (text: string, href: string | null, attributes: Attributes = {}) =>
  element('a', { href, ...attributes }, escapedText(text));

const box = (attributes: Attributes) => `<input type="checkbox"${written(attributes)}/>`;

const inline = (content: readonly Inline[]) =>
  content.map((part) => (typeof part === 'string' ? escapedText(part) : link(part.text, part.href))).join('');

function factRow({ title, before, after }: ChangedFact): string {
  const cell = (value: string | null) =>
    element('td', {}, value === null ? 'not stated' : element('code', {}, escapedText(value)));
  return element('tr', {}, element('th', { scope: 'row' }, escapedText(title)), cell(before), cell(after));
}

function factTable({ before, after, facts }: Extract<Block, { type: 'facts' }>): string {
  const heading = (label: string) => element('th', { scope: 'col' }, escapedText(label));
  return element(
    'div',
    { class: 'scroll', role: 'group', 'aria-label': 'Version facts', tabindex: '0' },
    element(
      'table',
      {},
      element('thead', {}, element('tr', {}, '<td></td>', heading(before), heading(after))),
      element('tbody', {}, ...facts.map(factRow)),
    ),
  );
}

function changedPage({ title, after, passages }: ChangedPage, before: string): string {
  const compare = link('Compare', compareHref(after ?? '', before), {
    rel: 'nofollow',
    'aria-label': `Compare ${title}`,
  });
  const places = passages.map(({ heading }) =>
    heading ? link(decodeText(heading.text), `${after}#${heading.anchor}`) : 'At the start',
  );
  return element('li', {}, link(title, after), ' ', compare, element('p', {}, places.join(', ')));
}

function taskItem({ key, uses, title, content }: Task): string {
  const about = uses === null ? '' : element('b', {}, escapedText(uses), ': ');
  const label = element('label', {}, box({ 'data-todo': key }), element('span', {}, about, escapedText(title)));
  return element('li', { class: 'todo', 'data-uses': uses }, label, blocksHtml(content));
}

/** All boxes are checked at first, so that nothing is hidden from readers who don't answer. */
const question = (feature: string) =>
  element('label', {}, box({ value: feature, 'data-feature': '', checked: '' }), ' ', escapedText(feature));

const oneSide = (nodes: readonly HtmlNode[], left: Mark): HtmlNode[] =>
  nodes
    .filter((node) => typeof node === 'string' || node.tag !== left)
    .map((node) => (typeof node === 'string' ? node : { ...node, children: oneSide(node.children, left) }));

const sideBySide = (figure: HtmlElement): HtmlElement => ({
  tag: 'div',
  attributes: ' class="before-after"',
  children: [
    withClass({ ...figure, children: oneSide(figure.children, 'ins') }, 'before'),
    withClass({ ...figure, children: oneSide(figure.children, 'del') }, 'after'),
  ],
});

function withSidesApart(node: HtmlNode): HtmlNode {
  if (typeof node === 'string' || isMark(node)) return node;
  if (hasClass(node, 'code') && someWithin(node, ({ tag }) => tag === 'del')) return sideBySide(node);
  return { ...node, children: node.children.map(withSidesApart) };
}

function blockHtml(block: Block): string {
  switch (block.type) {
    case 'paragraph':
      return element('p', {}, inline(block.content));
    case 'list':
      return element('ul', { class: 'page-list' }, ...block.items.map((item) => element('li', {}, inline(item))));
    case 'facts':
      return factTable(block);
    case 'prose':
      return element('div', { class: 'passage' }, block.html);
    case 'diff':
      return element('div', { class: 'passage' }, writeHtml(block.nodes.map(withSidesApart)));
    case 'changedPages':
      return element('ul', { class: 'changed-pages' }, ...block.pages.map((page) => changedPage(page, block.before)));
    case 'tasks':
      return element('ol', { class: 'todos' }, ...block.tasks.map(taskItem));
    case 'questions': {
      const legend = element('legend', {}, 'Does your program use …');
      return element('fieldset', { class: 'upgrade-questions' }, legend, ...block.features.map(question));
    }
    case 'details': {
      const summary = element('summary', {}, escapedText(block.summary));
      return element('details', { class: 'details' }, summary, element('div', {}, blocksHtml(block.content)));
    }
  }
}

export const blocksHtml = (blocks: readonly Block[]): string => blocks.map(blockHtml).join('');

export function sectionsHtml(sections: readonly Section[]): string {
  const heading = ({ anchor, title }: Section) => {
    // The style sheet adds the sign of the link.
    const itself = link('', `#${anchor}`, { class: 'anchor', title: `Direct link to ${title}` });
    return element('h2', { id: anchor, tabindex: '-1' }, escapedText(title), itself);
  };
  return sections.map((section) => heading(section) + blocksHtml(section.content)).join('');
}
