/** What a module of `content/` says after the oldest version is dropped. */
import { parseSync } from 'vite';
import { lineAt } from '../../content/content-ranges.ts';
import {
  type ModuleFields,
  nameOf,
  nodeList,
  plainString,
  rangesInModule,
  type SyntaxNode,
  syntaxNodes,
} from '../../content/module-ranges.ts';
import { type TextEdit, withEdits } from '../../content/page-source.ts';
import { Problem } from '../../problems/problem.ts';
import { type Drop, droppedVersion, rangeAfterDrop } from '../../versions/range-after-drop.ts';

const contains = (outer: SyntaxNode, { start, end }: { readonly start: number; readonly end: number }) =>
  outer.start <= start && end <= outer.end;

/**
 * The innermost element of a list that contains a place: the row, the sidebar, or the entry that a string belongs to.
 */
function elementAround(
  lists: readonly ModuleFields[],
  place: { readonly start: number; readonly end: number },
): SyntaxNode | undefined {
  const list = lists.findLast((node) => contains(node, place));
  return nodeList(list?.elements).find((element) => element !== null && contains(element, place)) ?? undefined;
}

/** Removes an element of a list, with its comma, and with its lines if it has them to itself. */
function removal(source: string, { start, end }: SyntaxNode): TextEdit {
  const lineStart = source.lastIndexOf('\n', start - 1) + 1;
  const rest = /^,?[ \t]*/.exec(source.slice(end))?.[0].length ?? 0;
  const isLine = source.slice(lineStart, start).trim() === '' && source[end + rest] === '\n';
  return isLine ? { start: lineStart, end: end + rest + 1, text: '' } : { start, end: end + rest, text: '' };
}

/** Without edits inside of other edits. */
const outermost = (edits: readonly TextEdit[]): TextEdit[] =>
  edits.filter(
    (edit, i) =>
      !edits.some(
        (other, j) =>
          j !== i &&
          other.start <= edit.start &&
          edit.end <= other.end &&
          (other.end - other.start > edit.end - edit.start || j < i),
      ),
  );

const listsOf = (program: SyntaxNode) => [...syntaxNodes(program)].filter(({ type }) => type === 'ArrayExpression');

/**
 * The source of a module after the drop: entries that held only in the dropped version are gone.
 * @param ended ids of topics that end with the version, whose entries in lists go too
 * @throws Problem if a range that is never true anymore belongs to no entry of a list
 */
export function moduleAfterDrop(file: string, source: string, drop: Drop, ended: ReadonlySet<string>): string {
  const { program } = parseSync(file, source);
  const lists = listsOf(program);
  const entry = (place: { readonly start: number; readonly end: number }) => {
    const element = elementAround(lists, place);
    if (element) return removal(source, element);
    throw new Problem(
      `The range ends with ${droppedVersion(drop).label}, and the command doesn't know what depends on it.`,
      {
        place: { file, line: lineAt(source, place.start) },
        remedy: 'Remove it first.',
      },
    );
  };
  const ranges = rangesInModule(source, program).map((range): TextEdit => {
    const text = rangeAfterDrop(range.text, drop);
    return text === null ? entry(range) : { start: range.start, end: range.end, text };
  });
  const ids = lists
    .flatMap(({ elements }) => nodeList(elements))
    .flatMap((element) =>
      element && ended.has(plainString(source, element)?.text ?? '') ? [removal(source, element)] : [],
    );
  return withEdits(source, outermost([...ranges, ...ids]));
}

/** `content/versions.ts` without the row of the dropped version. */
export function rowsAfterDrop(file: string, source: string, label: string): string {
  const { program } = parseSync(file, source);
  const rows = listsOf(program).flatMap(({ elements }) => nodeList(elements));
  const row = rows.find((node) =>
    nodeList(node?.properties).some(
      (property) => nameOf(property?.key) === 'label' && nameOf(property?.value) === label,
    ),
  );
  if (!row)
    throw new Problem('The rows of the versions are not written out.', {
      place: { file },
      remedy: `Write { label: '${label}', … }.`,
    });
  return withEdits(source, [removal(source, row)]);
}
