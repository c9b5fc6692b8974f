/** Edits `content/versions.ts` as text, for the cut: names the unreleased version, and starts a new one. */
import { Problem } from '../../problems/problem.ts';
import { identifierName, type ModuleFields, nodeList, type SyntaxNode, syntaxNodes } from './module-ranges.ts';

const property = (row: ModuleFields, name: string) =>
  nodeList(row.properties).find((candidate) => identifierName(candidate?.key) === name) ?? undefined;

const rowsOf = (program: SyntaxNode): ModuleFields[] =>
  [...syntaxNodes(program)].filter((node) => node.type === 'ObjectExpression' && property(node, 'label') !== undefined);

/**
 * Inserts a row for `label` before the unreleased version, with its facts and the release date `date`, and makes it the
 * latest. Throws a Problem if there is no row of the unreleased version, or none of the latest.
 */
export function withCutRow(
  source: string,
  program: SyntaxNode,
  unreleased: string,
  label: string,
  date: string,
): string {
  const rows = rowsOf(program);
  const next = rows.find((row) => identifierName(property(row, 'label')?.value) === unreleased);
  const labelProperty = next && property(next, 'label');
  const latest = rows.map((row) => property(row, 'latest')).find((value) => value !== undefined);
  const place = { file: 'content/versions.ts' };
  if (!labelProperty || !latest)
    throw new Problem('The rows of the versions are not written out.', {
      place,
      remedy: `Write { label: '${unreleased}', … }.`,
    });
  const lineStart = source.lastIndexOf('\n', next.start) + 1;
  const nextRow = source.slice(next.start, next.end);
  const row =
    nextRow.slice(0, labelProperty.start - next.start) +
    `label: '${label}', released: '${date}', latest: true` +
    nextRow.slice(labelProperty.end - next.start);
  // Edit the later offset first, so that the earlier one stays valid.
  const added = `${source.slice(0, lineStart)}${source.slice(lineStart, next.start)}${row},\n${source.slice(lineStart)}`;
  const afterLatest = /^\s*,?\s*/.exec(added.slice(latest.end))?.[0] ?? '';
  return added.slice(0, latest.start) + added.slice(latest.end + afterLatest.length);
}
