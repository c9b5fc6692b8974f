/** Evaluates expressions in attributes. Only literals are allowed, because pages contain no code. */
import type { Expression, Program, Property, SpreadElement } from 'estree';

type LiteralValue =
  | string
  | number
  | boolean
  | null
  | bigint
  | RegExp
  | undefined
  | readonly LiteralValue[]
  | { readonly [name: string]: LiteralValue };

export function literalOf(node: Expression | SpreadElement | Property['value']): LiteralValue {
  switch (node.type) {
    case 'Literal':
      return node.value;
    case 'TemplateLiteral':
      if (node.expressions.length) break;
      return node.quasis[0]?.value.cooked ?? '';
    case 'UnaryExpression': {
      const value = literalOf(node.argument);
      if (node.operator !== '-' || typeof value !== 'number') break;
      return -value;
    }
    case 'ArrayExpression':
      return node.elements.map((element) => (element ? literalOf(element) : undefined));
    case 'ObjectExpression':
      return Object.fromEntries(
        node.properties.map((property): [string, LiteralValue] => {
          if (property.type !== 'Property' || property.computed || property.kind !== 'init') return computed();
          const { key, value } = property;
          const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : computed();
          return [name, literalOf(value)];
        }),
      );
  }
  return computed();
}

function computed(): never {
  throw new Error('it computes something');
}

export function expressionOf(program: Program | null | undefined): Expression {
  const statement = program?.body[0];
  return statement?.type === 'ExpressionStatement' ? statement.expression : computed();
}
