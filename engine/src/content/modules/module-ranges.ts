/**
 * The version ranges in a TypeScript module of `content/`: strings with a comparison, such as '>=1.0', and values of
 * `versions`, including arguments for a parameter of that name.
 */
import type { PlacedText } from '../pages/page-source.ts';

export interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

export type ModuleFields = SyntaxNode & Readonly<Record<string, unknown>>;

export const isNode = (value: unknown): value is ModuleFields =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

export const nodeList = (nodes: unknown): readonly (ModuleFields | null)[] =>
  Array.isArray(nodes) ? nodes.map((node) => (isNode(node) ? node : null)) : [];

export function* syntaxNodes(node: SyntaxNode): Generator<ModuleFields> {
  if (isNode(node)) yield node;
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield* syntaxNodes(child);
  }
}

export const bareNode = (node: unknown): ModuleFields | undefined =>
  isNode(node) ? (/^TS.*(Expression)$/.test(node.type) ? bareNode(node.expression) : node) : undefined;

export function identifierName(node: unknown): string | undefined {
  const bare = bareNode(node);
  const name = bare?.type === 'Identifier' ? bare.name : bare?.type === 'Literal' ? bare.value : undefined;
  return typeof name === 'string' ? name : undefined;
}

function plainString(source: string, { type, value, start, end }: ModuleFields): PlacedText | undefined {
  if (type !== 'Literal' || typeof value !== 'string' || source.slice(start + 1, end - 1) !== value) return undefined;
  return { text: value, start: start + 1, end: end - 1 };
}

function rangeParameters(nodes: readonly ModuleFields[]): Map<string, number> {
  const indexes = new Map<string, number>();
  for (const node of nodes) {
    const definition =
      node.type === 'VariableDeclarator' ? bareNode(node.init) : node.type === 'FunctionDeclaration' ? node : undefined;
    const at = nodeList(definition?.params).findIndex(
      (parameter) =>
        identifierName(parameter?.type === 'AssignmentPattern' ? parameter.left : parameter) === 'versions',
    );
    const name = identifierName(node.id);
    if (at >= 0 && name) indexes.set(name, at);
  }
  return indexes;
}

const comparison = /^(>=|<=|>|<|=)?[\w.]+$/;

const isComparison = (text: string) =>
  /[<>]/.test(text) &&
  text
    .split(/[\s|]+/)
    .filter(Boolean)
    .every((word) => comparison.test(word));

export function rangesInModule(source: string, program: SyntaxNode): PlacedText[] {
  const nodes = [...syntaxNodes(program)];
  const parameters = rangeParameters(nodes);
  const named = new Set(
    nodes.flatMap((node) => {
      if (node.type === 'Property' && identifierName(node.key) === 'versions') return [bareNode(node.value)];
      const at = node.type === 'CallExpression' ? parameters.get(identifierName(node.callee) ?? '') : undefined;
      return at === undefined ? [] : [bareNode(nodeList(node.arguments)[at])];
    }),
  );
  return nodes.flatMap((node) => {
    const text = plainString(source, node);
    return text && (named.has(node) || isComparison(text.text)) ? [text] : [];
  });
}
