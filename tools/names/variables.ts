/** Environment variables that Rust code names. */
import type { Node } from '@vscode/tree-sitter-wasm';
import { declared, withTree } from './rust-source.ts';

/** Variables of this project by their spelling, wherever the code names them. */
const ownVariable = /^(?:RISC0|BONSAI|RZUP|R0VM)_[A-Z0-9_]*[A-Z0-9]$/;

function literals(node: Node, found: Set<string>): void {
  if (node.type === 'mod_item' || node.type === 'source_file' || node.type === 'declaration_list') {
    // Attributes tell which code is for tests.
    for (const { node: inner, attributes } of declared(node)) {
      for (const text of attributes) {
        const variable = /\benv\s*=\s*"([A-Z0-9_]+)"/.exec(text)?.[1];
        if (variable) found.add(variable);
      }
      literals(inner, found);
    }
    return;
  }
  if (node.type === 'attribute_item') {
    const variable = /\benv\s*=\s*"([A-Z0-9_]+)"/.exec(node.text)?.[1];
    if (variable) found.add(variable);
  }
  if (node.type === 'string_content' && ownVariable.test(node.text)) found.add(node.text);
  for (const child of node.namedChildren) if (child) literals(child, found);
}

/** The variables that a file names, outside of its tests. */
export const variablesOf = (text: string): Promise<string[]> =>
  withTree(text, (root) => {
    const found = new Set<string>();
    literals(root, found);
    return [...found];
  });
