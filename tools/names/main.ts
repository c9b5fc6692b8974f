/**
 * `npm run names -- ZKVM CONTRACTS`: writes `public/names.json`, the public names of all versions, from clones of the two
 * repositories. Without clones, it only looks up again which sections explain them, and what replaced them. With `--check`,
 * it compares instead, and fails if anything differs.
 */
import fs from 'node:fs';
import path from 'node:path';
import { loadOtherSite, newProgram, Problem, readProject, runProgram } from 'onesource/tools';
import type { NamesFile } from '../../content/islands/names/names.ts';
import { withSections } from './links.ts';
import { withReplacements } from './replacements.ts';
import { differences, fileOf, fileText, readTable } from './table.ts';

const file = 'public/names.json';

async function fromClones(root: string, zkvm: string, contracts: string): Promise<NamesFile> {
  const { table } = await readProject(root, (module) => import(path.join(root, module)));
  return fileOf(await readTable(table, zkvm, contracts, (line) => console.log(line)));
}

async function writeNames(root: string, clones: readonly string[], isCheck: boolean): Promise<void> {
  const [zkvm, contracts] = clones;
  const target = path.join(root, file);
  const stored = fs.existsSync(target) ? fs.readFileSync(target, 'utf8') : '{}';
  const table =
    zkvm !== undefined && contracts !== undefined
      ? await fromClones(root, zkvm, contracts)
      : (JSON.parse(stored) as NamesFile);
  if (!isCheck) {
    const replaced = { ...table, names: withReplacements(table) };
    const withLinks = { ...table, names: withSections(await loadOtherSite(root), replaced) };
    fs.writeFileSync(target, fileText(withLinks));
    console.log(`${file}: ${table.names.length} names`);
    return;
  }
  const asRead = (names: NamesFile) =>
    fileText({ ...names, names: names.names.map(({ href: _, use: __, ...row }) => row) });
  const found = differences(asRead(JSON.parse(stored) as NamesFile), asRead(table));
  for (const line of found.slice(0, 50)) console.log(`  ${line}`);
  if (found.length || !table.names.length)
    throw new Problem(`${file} differs from the source in ${found.length} lines.`, {
      remedy: 'Write it again: npm run names -- ZKVM CONTRACTS.',
    });
  console.log(`${file}: ${table.names.length} names, as in the source`);
}

await runProgram(
  newProgram('npm run names --', 'Writes the table of public names from clones of the two repositories.')
    .argument('[clones...]', 'a clone of risc0/risc0, and one of risc0/risc0-ethereum')
    .option('--check', 'compare the table with the clones, and change nothing')
    .action((clones, { check }) => {
      if (clones.length !== 2 && (clones.length || check))
        throw new Problem('Two clones are needed.', { remedy: 'npm run names -- ../risc0 ../risc0-ethereum' });
      return writeNames(process.cwd(), clones, check ?? false);
    }),
);
