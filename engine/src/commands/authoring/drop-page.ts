/** What a page, a passage, or a code file says after the oldest version is dropped: what held only there is gone. */

import type { Nodes } from 'mdast';
import { isMap, isScalar, parseDocument } from 'yaml';
import { parsePage, placeInNode, type TextEdit, withEdits } from '../../content/page-source.ts';
import { isWhen } from '../../render/vocabulary/when.tsx';
import { type Drop, rangeAfterDrop, versionsLeft } from '../../versions/range-after-drop.ts';
import type { Version } from '../../versions/table.ts';

/** What becomes of a condition: its content stays, goes, or keeps a condition. */
type Fate = 'always' | 'never' | { readonly range: string };

/** What becomes of a condition on a page of some versions. Conditions on the state of a version are left to it. */
function fateOf(range: string, among: readonly Version[], drop: Drop): Fate {
  const left = versionsLeft(range, drop).map(({ label }) => label);
  const isIn = ({ label }: Version) => left.includes(label);
  if (!among.some(isIn)) return 'never';
  const isOfState = /\b(un)?released\b/.test(range);
  return !isOfState && among.every(isIn) ? 'always' : { range: rangeAfterDrop(range, drop) ?? range };
}

const mark = /^\s*(?:\/\/+|#)?\s*@(when|else|end)\b\s*(.*?)\s*$/;

/** Code without the lines that are left out in all versions, and without marks that always hold. */
export function codeAfterDrop(code: string, among: readonly Version[], drop: Drop): string {
  let fate: Fate | null = null;
  let isElse = false;
  return code
    .split('\n')
    .flatMap((line) => {
      const [, kind, range = ''] = mark.exec(line) ?? [];
      if (kind === 'when') {
        fate = fateOf(range, among, drop);
        isElse = false;
        return typeof fate === 'object' ? [line.replace(range, fate.range)] : [];
      }
      if (kind === undefined || fate === null) return isGone(fate, isElse) ? [] : [line];
      const isKept = typeof fate === 'object';
      isElse = kind === 'else';
      if (kind === 'end') fate = null;
      return isKept ? [line] : [];
    })
    .join('\n');
}

const isGone = (fate: Fate | null, isElse: boolean): boolean => fate === (isElse ? 'always' : 'never');

/** Removes a block with its line, or a piece of a line. */
function removal(source: string, start: number, end: number): TextEdit {
  const lineStart = source.lastIndexOf('\n', start - 1) + 1;
  const isBlock = source.slice(lineStart, start).trim() === '' && (source[end] === '\n' || end === source.length);
  if (!isBlock) return { start, end, text: '' };
  const blank = /^\n*/.exec(source.slice(end))?.[0] ?? '';
  return { start: lineStart, end: end + blank.length, text: '' };
}

/** The edits of a tree, whose place is shown in the versions `among`. */
function editsOf(source: string, node: Nodes, among: readonly Version[], drop: Drop): TextEdit[] {
  const [start, end] = [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0];
  if (node.type === 'code') return [{ start, end, text: codeAfterDrop(source.slice(start, end), among, drop) }];
  if (!('children' in node)) return [];
  const inside = (versions: readonly Version[]) =>
    node.children.flatMap((child) => editsOf(source, child, versions, drop));
  if (!isWhen(node)) return inside(among);
  const attribute = node.attributes.find(
    (candidate) => candidate.type === 'mdxJsxAttribute' && candidate.name === 'versions',
  );
  if (!attribute || typeof attribute.value !== 'string') return inside(among);
  const fate = fateOf(attribute.value, among, drop);
  if (fate === 'never') return [removal(source, start, end)];
  if (fate === 'always') {
    const [first, last] = [
      node.children[0]?.position?.start.offset ?? end,
      node.children.at(-1)?.position?.end.offset ?? end,
    ];
    return [{ start, end: first, text: '' }, ...inside(among), { start: last, end, text: '' }];
  }
  const left = versionsLeft(attribute.value, drop).map(({ label }) => label);
  const range = placeInNode(source, attribute.value, attribute).map(({ start, end }) => ({
    start,
    end,
    text: fate.range,
  }));
  return [...range, ...inside(among.filter(({ label }) => left.includes(label)))];
}

/** Front matter with ranges of the versions that are left. */
function frontAfterDrop(yaml: string, versions: readonly Version[], drop: Drop): string {
  const front = parseDocument(yaml);
  const write = () => front.toString({ lineWidth: 0 }).trimEnd();
  const before = write();
  for (const key of ['versions', 'into']) {
    const value = front.get(key);
    if (typeof value === 'string') front.set(key, rangeAfterDrop(value, drop) ?? value);
  }
  const paths = front.get('paths');
  if (isMap(paths)) {
    for (const { key } of [...paths.items]) {
      if (!isScalar(key) || typeof key.value !== 'string') continue;
      const fate = fateOf(key.value, versions, drop);
      if (fate === 'never') paths.delete(key.value);
      else key.value = rangeAfterDrop(key.value, drop) ?? key.value;
    }
    if (!paths.items.length) front.delete('paths');
  }
  return write() === before ? yaml : write();
}

/**
 * The source of a page after the drop.
 * @param versions the versions of the page that are left
 */
export function pageAfterDrop(source: string, versions: readonly Version[], drop: Drop): string {
  const { tree, yaml, yamlStart } = parsePage(source);
  const front = yaml
    ? [{ start: yamlStart, end: yamlStart + yaml.length, text: frontAfterDrop(yaml, versions, drop) }]
    : [];
  return withEdits(source, [...front, ...editsOf(source, tree, versions, drop)]);
}
