/**
 * `npm run check:contracts`: compiles the Solidity on the pages against the contracts of the release that they name,
 * runs the tests on the pages, and measures the gas of a verification.
 */
import fs from 'node:fs';
import path from 'node:path';
import { loadProject, readCodeFiles, readLibrary, readProject, runProgram, type Version } from 'onesource/tools';
import { readMeasured, thisMachine, today, writeMeasured } from '../measure/measured.ts';
import { blocksIn, type PageBlock } from '../programs/block.ts';
import { code } from '../rust/code.ts';
import { extract, type ForgeReport, forgeTest, toolVersions } from './foundry.ts';
import { gasIn } from './gas.ts';

const command = {
  about: 'Compiles and tests the Solidity on the pages, and measures the gas of a verification.',
  arguments: [
    { name: 'CONTRACTS', about: 'a clone of risc0/risc0-ethereum' },
    { name: 'FORGE_STD', about: 'a clone of foundry-rs/forge-std' },
  ],
  options: { version: { value: 'VERSION', isRepeatable: true, about: 'one version (default: latest)' } },
  example: '../risc0-ethereum ../forge-std --version 3.0',
} as const;

/** The release of forge-std that Foundry installs with a new project. */
const forgeStd = 'v1.9.7';
/** The receipt for the measurement, which some releases have. */
const receipt = 'contracts/test/TestReceiptV3_0.sol';

interface Sources {
  readonly contracts: string;
  readonly forgeStd: string;
  readonly cache: string;
}

function check(
  version: Version,
  blocks: readonly PageBlock[],
  { contracts, forgeStd: std, cache }: Sources,
): ForgeReport {
  const release = version.facts.contracts ?? '';
  const folder = path.join(cache, version.label);
  const library = path.join(cache, 'risc0-ethereum', release);
  if (!fs.existsSync(library)) extract(contracts, release, ['contracts'], library);
  if (!fs.existsSync(path.join(cache, 'forge-std'))) extract(std, forgeStd, ['src'], path.join(cache, 'forge-std'));
  for (const part of ['src', 'test']) {
    fs.rmSync(path.join(folder, part), { recursive: true, force: true });
    fs.mkdirSync(path.join(folder, part), { recursive: true });
  }
  for (const { title = '', text } of blocks)
    fs.writeFileSync(path.join(folder, title.replace(/^contracts\//, '')), `${text}\n`);
  if (fs.existsSync(path.join(library, receipt)))
    fs.copyFileSync(path.join(import.meta.dirname, 'Gas.t.sol'), path.join(folder, 'test/Gas.t.sol'));
  return forgeTest(cache, folder, {
    'risc0/': `${path.join(library, 'contracts/src')}/`,
    'risc0-test/': `${path.join(library, 'contracts/test')}/`,
    'forge-std/': `${path.join(cache, 'forge-std/src')}/`,
  });
}

await runProgram('npm run check:contracts --', command, async ({ args: [contracts = '', std = ''], options }) => {
  const root = process.cwd();
  const sources = {
    contracts: path.resolve(contracts),
    forgeStd: path.resolve(std),
    cache: path.join(root, 'node_modules/.cache/check-contracts'),
  };
  const { table } = await readProject(root, await loadProject(root, (file) => import(path.join(root, file))));
  const library = readLibrary(root, table);
  const source = { files: readCodeFiles(root), code: code({ root }) };
  for (const label of options.version ?? ['latest']) {
    const version = label === 'latest' ? table.latest : table.get(label);
    const blocks = blocksIn(library, version, source).filter(
      ({ language, title }) => language === 'solidity' && title?.startsWith('contracts/'),
    );
    const { isGood, output } = check(version, blocks, sources);
    const titles = new Set(blocks.map(({ title }) => title));
    console.log(
      `${version.label} with risc0-ethereum ${version.facts.contracts}: ${[...titles].join(', ')}: ${isGood ? 'good' : 'failed'}`,
    );
    if (!isGood) {
      console.log(output);
      process.exitCode = 1;
      continue;
    }
    const values = gasIn(output);
    if (!Object.keys(values).length) continue;
    const about = { version: version.label, date: today(), machine: thisMachine() };
    writeMeasured(root, 'gas', {
      ...about,
      versions: { contracts: version.facts.contracts ?? '', ...toolVersions },
      values,
    });
    console.log(readMeasured(root).gas?.values);
  }
});
