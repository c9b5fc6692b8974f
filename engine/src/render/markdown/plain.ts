/**
 * Writes blocks that need no escaping, which are almost all. The result is exactly that of remark-stringify, which
 * takes about fifteen times as long, because it looks for every construct that a text could form by accident.
 */
import type { List, ListItem, PhrasingContent, RootContent, Table } from 'mdast';

/** Text without a character that has a meaning anywhere in a line of Markdown. */
const plainText = /^(?:[\w\n ,;:.'"()/%?!^>+=-]|\P{ASCII})*$/u;
/** Plain characters that nevertheless form a link, or an escape with what follows. */
const unsafeInside = /[ps]:\/|[Ww]\.[-.\w]|!$|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|[ \n]\n|\n /u;
/** The start of a line that forms no list, heading, or underline. */
const startsLine = /^(?:$|\p{L}|\p{N}+(?![.)\p{N}])|["'“(])/u;
const plainUrl = /^[a-z-]+:[\w./#:?=+%-]*$/;
/** What may be next to the markers of emphasis, so that they aren't inside a word. */
const beforeMarker = /(?:^|[\n (])$/;
const afterMarker = /^(?:$|[\n ,;:.)?])/;

const isPlain = (text: string) =>
  plainText.test(text) &&
  !unsafeInside.test(text) &&
  text
    .split('\n')
    .slice(1)
    .every((line) => startsLine.test(line));

/** Text, code, or a formula; null if it may need escaping. */
function plainLeaf(node: PhrasingContent): string | null {
  if (node.type === 'text') return isPlain(node.value) ? node.value : null;
  if (node.type === 'inlineCode') return /^[^`\s|](?:[^`\r\n|]*[^`\s|])?$/.test(node.value) ? `\`${node.value}\`` : null;
  if (node.type === 'inlineMath') return /^[^$\s|](?:[^$\r\n|]*[^$\s|])?$/.test(node.value) ? `$${node.value}$` : null;
  return null;
}

/** Merges adjacent texts, since a fact is a separate node. */
function joinTexts(nodes: readonly PhrasingContent[]): readonly PhrasingContent[] {
  return nodes.reduce<PhrasingContent[]>((joined, node) => {
    const last = joined.at(-1);
    if (node.type === 'text' && last?.type === 'text' && !last.value.endsWith('_'))
      joined[joined.length - 1] = { type: 'text', value: last.value + node.value };
    else joined.push(node);
    return joined;
  }, []);
}

const markers: Readonly<Record<string, string>> = { strong: '**', emphasis: '*' };

function plainInline(nodes: readonly PhrasingContent[], isEmphasized = false): string | null {
  let line = '';
  let followsMarker = false;
  for (const node of joinTexts(nodes)) {
    const marker = markers[node.type];
    let text: string | null = null;
    if (node.type === 'link') {
      const inside = node.children.length === 1 && node.children[0] ? plainLeaf(node.children[0]) : null;
      if (inside && !/[[\]$]/.test(inside) && inside !== node.url && !node.title && plainUrl.test(node.url))
        text = `[${inside}](${node.url})`;
    } else if (marker && 'children' in node) {
      const inside = isEmphasized || !beforeMarker.test(line) ? null : plainInline(node.children, true);
      if (inside && inside === inside.trim() && !inside.includes('_')) text = marker + inside + marker;
    } else text = plainLeaf(node);
    if (text === null || (followsMarker && !afterMarker.test(text))) return null;
    followsMarker = marker !== undefined;
    line += text;
  }
  return line;
}

/** The text of a paragraph, whose first line starts a line of the file. */
function plainParagraph(nodes: readonly PhrasingContent[]): string | null {
  const [first] = nodes;
  if (first?.type === 'text' && !startsLine.test(first.value)) return null;
  const text = plainInline(nodes);
  return text && text === text.trim() ? text : null;
}

/** Text on one line, but not at its start: in a heading or a cell. */
function plainLine(nodes: readonly PhrasingContent[]): string | null {
  const text = plainInline(nodes);
  return text === null || text !== text.trim() || text.includes('\n') ? null : text;
}

function plainTable({ align, children }: Table): string | null {
  const [head] = children;
  if (!head || align?.some(Boolean) || children.some((row) => row.children.length !== head.children.length)) return null;
  const lines: string[] = [];
  for (const row of children) {
    const cells = row.children.map((cell) => plainLine(cell.children));
    if (cells.includes(null)) return null;
    lines.push(`|${cells.map((cell) => (cell ? ` ${cell} ` : ' ')).join('|')}|`);
    if (row === head) lines.push(`| ${cells.map(() => '-').join(' | ')} |`);
  }
  return lines.join('\n');
}

/** An item that consists of paragraphs, indented below its marker. */
function plainItem({ checked, children }: ListItem, marker: string): string | null {
  if (typeof checked === 'boolean' || !children.length) return null;
  const paragraphs = children.map((child) => (child.type === 'paragraph' ? plainParagraph(child.children) : null));
  if (paragraphs.includes(null)) return null;
  const text = paragraphs.join('\n\n');
  return marker + text.replace(/\n(?=.)/g, `\n${' '.repeat(marker.length)}`);
}

function plainList({ children, ordered, spread, start }: List): string | null {
  const items = children.map((item, i) => plainItem(item, ordered ? `${(start ?? 1) + i}. ` : '- '));
  return items.includes(null) || !items.length ? null : items.join(spread ? '\n\n' : '\n');
}

/** Writes a block, without the line break at its end. Null if it may need escaping, or is of another type. */
export function plainBlock(block: RootContent): string | null {
  if (block.type === 'paragraph') return plainParagraph(block.children);
  if (block.type === 'table') return plainTable(block);
  if (block.type === 'list') return plainList(block);
  if (block.type !== 'heading') return null;
  const line = plainLine(block.children);
  return line && `${'#'.repeat(block.depth)} ${line}`;
}
