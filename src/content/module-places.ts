/** Where in a module of the project a value is: mistakes in data name the line of the row or the term, not only the file. */
import fs from 'node:fs';
import path from 'node:path';
import { Problem, ProblemList } from '../problems/problem.ts';
import { bareNode, nameOf, type SyntaxNode } from './module-ranges.ts';

type Fields = SyntaxNode & Readonly<Record<string, unknown>>;

const list = (nodes: unknown) => (nodes ?? []) as readonly (Fields | null)[];

/** The values that a module gives names to at its top level; `default` is what it exports by default. */
function namedValues(program: SyntaxNode): Map<string, Fields> {
  const named = new Map<string, Fields>();
  for (const statement of list((program as Fields).body)) {
    const declared = (statement?.type === 'ExportNamedDeclaration' ? statement.declaration : statement) as Fields | null;
    if (statement?.type === 'ExportDefaultDeclaration') named.set('default', statement.declaration as Fields);
    if (declared?.type !== 'VariableDeclaration') continue;
    for (const one of list(declared.declarations)) if (one?.init) named.set(nameOf(one.id) ?? '', one.init as Fields);
  }
  return named;
}

/** The value of an expression as far as it is written out: `defineTable({ … })` is its argument, a name what it stands for. */
function written(node: unknown, named: ReadonlyMap<string, Fields>): Fields | undefined {
  const found = bareNode(node);
  if (found?.type === 'Identifier')
    return written(named.get(found.name as string), new Map([...named].filter(([name]) => name !== found.name)));
  if (found?.type === 'CallExpression' && list(found.arguments).length === 1) {
    const argument = written(list(found.arguments)[0], named);
    return argument?.type === 'ObjectExpression' || argument?.type === 'ArrayExpression' ? argument : found;
  }
  return found;
}

function childOf(node: Fields, key: PropertyKey): Fields | undefined {
  if (node.type === 'ObjectExpression') return list(node.properties).find((one) => one && nameOf(one.key) === String(key))?.value as Fields;
  if (node.type !== 'ArrayExpression' || typeof key !== 'number') return undefined;
  const elements = list(node.elements).slice(0, key + 1);
  return elements.some((one) => one?.type === 'SpreadElement') ? undefined : (elements[key] ?? undefined);
}

/**
 * Offset of a value in its module; of the innermost part of it that is written out, where the rest is computed. Undefined where nothing of it is.
 * @param where the name of the export, then keys and indexes inward
 */
function offsetOf(program: SyntaxNode, [name, ...where]: readonly PropertyKey[]): number | undefined {
  const named = namedValues(program);
  let node = named.get(String(name));
  let offset = node?.start;
  for (const key of where) {
    const inner = written(node, named);
    node = inner && childOf(inner, key);
    if (!node) break;
    offset = node.start;
  }
  return offset;
}

/** The problem with the line of the value that its place names. */
async function withLine(root: string, problem: Problem): Promise<Problem> {
  const { file, path: where } = problem.place ?? {};
  const at = path.join(root, file ?? '');
  if (!file || !where || !fs.existsSync(at)) return problem;
  // Loaded only where there is something to report: the parser takes as long as a tenth of a build.
  const { parseSync } = await import('vite');
  const source = fs.readFileSync(at, 'utf8');
  const offset = offsetOf(parseSync(file, source).program, where);
  return offset === undefined ? problem : problem.moved({ file, line: source.slice(0, offset).split('\n').length });
}

/** Problems with the lines of the values that their places name. */
export const withLines = (root: string, problems: readonly Problem[]): Promise<Problem[]> =>
  Promise.all(problems.map((problem) => withLine(root, problem)));

/** Runs `work`; its Problems get the lines of the values that their places name. */
export async function withModuleLines<T>(root: string, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Problem) throw (await withLines(root, [error]))[0];
    throw error instanceof ProblemList ? new ProblemList(await withLines(root, error.problems)) : error;
  }
}
