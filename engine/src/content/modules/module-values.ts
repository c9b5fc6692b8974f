/** Literal values in a module's syntax tree, resolved through names, type assertions, and `defineTable({ … })`. */
import { bareNode, identifierName, isNode, type ModuleFields, nodeList, type SyntaxNode } from './module-ranges.ts';

function namedValues(program: SyntaxNode): Map<string, ModuleFields> {
  const named = new Map<string, ModuleFields>();
  for (const statement of nodeList(isNode(program) ? program.body : [])) {
    const declared = statement?.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (statement?.type === 'ExportDefaultDeclaration' && isNode(statement.declaration))
      named.set('default', statement.declaration);
    if (!isNode(declared) || declared.type !== 'VariableDeclaration') continue;
    for (const declarator of nodeList(declared.declarations))
      if (isNode(declarator?.init)) named.set(identifierName(declarator.id) ?? '', declarator.init);
  }
  return named;
}

function written(node: unknown, named: ReadonlyMap<string, ModuleFields>): ModuleFields | undefined {
  const bare = bareNode(node);
  if (bare?.type === 'Identifier')
    return written(named.get(identifierName(bare) ?? ''), new Map([...named].filter(([name]) => name !== bare.name)));
  if (bare?.type === 'CallExpression' && nodeList(bare.arguments).length === 1) {
    const argument = written(nodeList(bare.arguments)[0], named);
    return argument?.type === 'ObjectExpression' || argument?.type === 'ArrayExpression' ? argument : bare;
  }
  return bare;
}

function childOf(node: ModuleFields, key: PropertyKey): ModuleFields | undefined {
  if (node.type === 'ObjectExpression') {
    const property = nodeList(node.properties).find(
      (candidate) => candidate && identifierName(candidate.key) === String(key),
    );
    return isNode(property?.value) ? property.value : undefined;
  }
  if (node.type !== 'ArrayExpression' || typeof key !== 'number') return undefined;
  const elements = nodeList(node.elements).slice(0, key + 1);
  return elements.some((element) => element?.type === 'SpreadElement') ? undefined : (elements[key] ?? undefined);
}

/**
 * A value of a module, or its innermost literal part if the rest is computed; undefined if nothing is literal.
 * @param where the name of the export, then keys and indexes inward
 */
export function valueAt(
  program: SyntaxNode,
  [name, ...where]: readonly PropertyKey[],
): { readonly node: SyntaxNode; readonly isExact: boolean } | undefined {
  const named = namedValues(program);
  let node = named.get(String(name));
  if (!node) return undefined;
  for (const key of where) {
    const inner = written(node, named);
    const child = inner && childOf(inner, key);
    if (!child) return { node, isExact: false };
    node = child;
  }
  return { node: written(node, named) ?? node, isExact: true };
}
