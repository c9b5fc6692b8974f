/** Writes documents as HTML. */
import { escapedText, escapedValue } from '../../render/html.ts';
import type { ChangedFact } from '../changes/facts.ts';
import type { Block, Inline, Section, Task } from './document.ts';

type Attributes = Readonly<Record<string, string | null>>;

const written = (attributes: Attributes) =>
  Object.entries(attributes)
    .map(([name, value]) => (value === null ? '' : ` ${name}="${escapedValue(value)}"`))
    .join('');

/** An element; attributes without a value are left out. */
export const element = (tag: string, attributes: Attributes, ...children: readonly string[]): string =>
  `<${tag}${written(attributes)}>${children.join('')}</${tag}>`;

const box = (attributes: Attributes) => `<input type="checkbox"${written(attributes)}/>`;

const inline = (content: readonly Inline[]) =>
  content
    .map((part) => {
      if (typeof part === 'string') return escapedText(part);
      const shown = 'code' in part ? element('code', {}, escapedText(part.code)) : escapedText(part.text);
      return part.href === undefined ? shown : element('a', { href: part.href }, shown);
    })
    .join('');

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

/** Long, so it opens on demand. */
function foldedTable({ summary, head, rows }: Extract<Block, { type: 'table' }>): string {
  const headings = head.map((title) => element('th', { scope: 'col' }, escapedText(title)));
  const cells = rows.map((row) => element('tr', {}, ...row.map((cell) => element('td', {}, inline(cell)))));
  return element(
    'details',
    { class: 'details' },
    element('summary', {}, escapedText(summary)),
    element(
      'div',
      { class: 'scroll', role: 'group', 'aria-label': summary, tabindex: '0' },
      element('table', {}, element('thead', {}, element('tr', {}, ...headings)), element('tbody', {}, ...cells)),
    ),
  );
}

function card({ from, to, rows }: Extract<Block, { type: 'card' }>): string {
  const pair = element('p', {}, escapedText(`${from} → ${to}`));
  const list = rows.map(({ title, content }) =>
    element('div', {}, element('dt', {}, escapedText(title)), element('dd', {}, inline(content))),
  );
  return element('div', { class: 'upgrade-card' }, pair, element('dl', {}, ...list));
}

/** Its box needs script, which saves it. */
function taskItem({ anchor, key, uses, title, content }: Task): string {
  const about = uses === null ? '' : element('b', {}, escapedText(uses), ': ');
  const name = element('span', {}, about, escapedText(title));
  const label =
    key === null ? element('p', { class: 'todo-title' }, name) : element('label', {}, box({ 'data-todo': key }), name);
  return element('li', { id: anchor, class: 'todo', tabindex: '-1', 'data-uses': uses }, label, blocksHtml(content));
}

/** All boxes are checked at first, so that nothing is hidden from readers who don't answer. */
const question = (feature: string) =>
  element('label', {}, box({ value: feature, 'data-feature': '', checked: '' }), ' ', escapedText(feature));

function blockHtml(block: Block): string {
  switch (block.type) {
    case 'paragraph':
      return element('p', {}, inline(block.content));
    case 'list':
      return element('ul', {}, ...block.items.map((item) => element('li', {}, inline(item))));
    case 'facts':
      return factTable(block);
    case 'prose':
      return element('div', { class: 'passage' }, block.html);
    case 'card':
      return card(block);
    case 'table':
      return foldedTable(block);
    case 'tasks':
      return element('ol', { class: 'todos' }, ...block.tasks.map(taskItem));
    case 'questions': {
      const legend = element('legend', {}, 'Does your program use …');
      return element('fieldset', { class: 'upgrade-questions' }, legend, ...block.features.map(question));
    }
  }
}

export const blocksHtml = (blocks: readonly Block[]): string => blocks.map(blockHtml).join('');

function heading({ anchor, title }: Section): string {
  if (anchor === null) return '';
  // The style sheet adds the sign of the link.
  const itself = element('a', { href: `#${anchor}`, class: 'anchor', title: `Direct link to ${title}` });
  return element('h2', { id: anchor, tabindex: '-1' }, escapedText(title), itself);
}

export const sectionsHtml = (sections: readonly Section[]): string =>
  sections.map((section) => heading(section) + blocksHtml(section.content)).join('');
