/** Reads the declarations of the calls that pages list, and compares them with `content/signatures.json`. */
import fs from 'node:fs';
import path from 'node:path';
import type { VersionTable } from 'onesource/tools';
import type { CallGroup } from '../../content/calls.ts';
import type { Signatures } from '../../content/signatures.ts';
import { isRead, type Name, namesAt } from '../names/names-at.ts';
import type { Declarations } from '../names/rust-source.ts';
import { treeReader } from '../names/tree.ts';

type Groups = Readonly<Record<string, CallGroup>>;

/** Whether a group covers a name: an item that it names, a member of one, or a function of a module. */
const covers = ({ crate, of, without = [] }: CallGroup, { of: owner, path: name, kind }: Name) =>
  owner === crate &&
  !without.includes(name) &&
  (of.includes(name)
    ? kind === 'function'
    : of.includes(name.slice(0, Math.max(0, name.lastIndexOf('::')))) &&
      !['type', 'trait', 'macro', 'module'].includes(kind));

type Found = Map<string, { readonly signature: string; readonly features: readonly string[]; readonly in: number[] }>;

/** Declarations of everything that the groups cover, by crate and path. */
export async function readSignatures(groups: Groups, versions: VersionTable, folder: string): Promise<Signatures> {
  const tree = treeReader(folder);
  const parsed = new Map<string, Declarations>();
  const found = new Map<string, Map<string, Found>>();
  const all = Object.values(groups);
  for (const [index, { facts }] of versions.all.entries()) {
    const { names } = await namesAt([tree(facts.tag ?? '', isRead)], parsed);
    for (const name of names) {
      const { signature, features = [], shortest } = name;
      if (signature === undefined || shortest !== undefined || !all.some((group) => covers(group, name))) continue;
      const paths = found.get(name.of) ?? new Map<string, Found>();
      const signaturesOf: Found = paths.get(name.path) ?? new Map();
      const key = [signature, ...features].join('\n');
      const one = signaturesOf.get(key) ?? { signature, features, in: [] };
      one.in.push(index);
      found.set(name.of, paths.set(name.path, signaturesOf.set(key, one)));
    }
  }
  const labels = versions.all.map(({ label }) => label);
  const sorted = <T>(map: ReadonlyMap<string, T>) => [...map].sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(
    sorted(found).map(([crate, paths]) => [
      crate,
      Object.fromEntries(sorted(paths).map(([name, ones]) => [name, spansOf(ones, labels)])),
    ]),
  );
}

function spansOf(found: Found, labels: readonly string[]): Signatures[string][string] {
  const runs = [...found.values()].flatMap(({ signature, features, in: indices }) =>
    indices.flatMap((from, i) => {
      if (i && indices[i - 1] === from - 1) return [];
      let to = from;
      while (indices.includes(to + 1)) to += 1;
      return [{ from, to, signature, features }];
    }),
  );
  return runs
    .sort((a, b) => a.from - b.from)
    .map(({ from, to, signature, features }) => ({
      ...(from ? { after: labels[from - 1] } : {}),
      ...(to < labels.length - 1 ? { until: labels[to] } : {}),
      signature,
      ...(features.length ? { features: [...features] } : {}),
    }));
}

const file = 'content/signatures.json';

/** One line a name, so that changes can be read. */
export function writeSignatures(root: string, signatures: Signatures): void {
  const crates = Object.entries(signatures).map(([crate, paths]) => {
    const lines = Object.entries(paths).map(([name, ones]) => `    ${JSON.stringify(name)}: ${JSON.stringify(ones)}`);
    return `  ${JSON.stringify(crate)}: {\n${lines.join(',\n')}\n  }`;
  });
  fs.writeFileSync(path.join(root, file), `{\n${crates.join(',\n')}\n}\n`);
}

/** Differences between what is stored and the source, one sentence each. */
export function signatureDifferences(stored: Signatures, fresh: Signatures): string[] {
  const lines = (signatures: Signatures) =>
    Object.entries(signatures).flatMap(([crate, paths]) =>
      Object.entries(paths).map(([name, ones]) => [`${crate} ${name}`, JSON.stringify(ones)] as const),
    );
  const [before, after] = [new Map(lines(stored)), new Map(lines(fresh))];
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((name) =>
    before.get(name) === after.get(name)
      ? []
      : [
          `${file}: ${name} is ${after.get(name) ?? 'nowhere'} in the source, not ${before.get(name) ?? 'missing'}. Add --signatures.`,
        ],
  );
}

/** Names that a group covers and has no line for, and lines without a name, one sentence each. */
export function unlistedCalls(groups: Groups, signatures: Signatures): string[] {
  return Object.entries(groups).flatMap(([group, { crate, of, without = [], lines }]) => {
    const paths = Object.keys(signatures[crate] ?? {}).filter(
      (name) =>
        !without.includes(name) &&
        of.some((holder) => name === holder || name.slice(0, Math.max(0, name.lastIndexOf('::'))) === holder),
    );
    return [
      ...paths
        .filter((name) => lines[name] === undefined)
        .map((name) => `content/calls.ts: ${group} has no line for ${name}`),
      ...Object.keys(lines)
        .filter((name) => !paths.includes(name))
        .map((name) => `content/calls.ts: ${group} has a line for ${name}, which no version has`),
    ];
  });
}
