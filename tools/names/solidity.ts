/** Public names of Solidity files: contracts with their functions, errors, events, types, and constants. */
import parser from '@solidity-parser/parser';

export interface SolidityName {
  /** `RiscZeroVerifierRouter.addVerifier`; free functions and types have no contract. */
  readonly path: string;
  readonly kind: 'contract' | 'function' | 'error' | 'event' | 'type' | 'constant';
}

type Part = ReturnType<typeof parser.parse>['children'][number];

const isOffered = (visibility: string | undefined) =>
  visibility === 'public' || visibility === 'external' || visibility === 'default';

/** What a node declares, below `contract`. A function of a library counts whether it is internal or not. */
function namesOf(node: Part, contract: string | undefined, isLibrary: boolean): SolidityName[] {
  const at = (name: string | null, kind: SolidityName['kind']): SolidityName[] =>
    name ? [{ path: contract === undefined ? name : `${contract}.${name}`, kind }] : [];
  switch (node.type) {
    case 'ContractDefinition':
      return [
        ...at(node.name, 'contract'),
        ...node.subNodes.flatMap((inner) => namesOf(inner as Part, node.name, node.kind === 'library')),
      ];
    case 'FunctionDefinition':
      return contract === undefined || isLibrary
        ? node.visibility === 'private'
          ? []
          : at(node.name, 'function')
        : isOffered(node.visibility)
          ? at(node.name, 'function')
          : [];
    case 'CustomErrorDefinition':
      return at(node.name, 'error');
    case 'EventDefinition':
      return at(node.name, 'event');
    case 'StructDefinition':
    case 'EnumDefinition':
      return at(node.name, 'type');
    case 'TypeDefinition':
      return at(node.name, 'type');
    case 'StateVariableDeclaration':
      return node.variables.flatMap((variable) =>
        variable.visibility === 'public' || (isLibrary && variable.visibility !== 'private')
          ? at(variable.name, variable.isDeclaredConst ? 'constant' : 'function')
          : [],
      );
    default:
      return [];
  }
}

/** The public names of a file. Throws if the parser does not understand it. */
export const solidityNames = (text: string): SolidityName[] =>
  parser.parse(text).children.flatMap((node) => namesOf(node, undefined, false));
