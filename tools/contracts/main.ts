/**
 * `npm run check:contracts`: compiles the Solidity on the pages against the contracts of the release that they name,
 * runs the tests on the pages, and measures the gas of a verification.
 */
import fs from 'node:fs';
import path from 'node:path';
import {
  newProgram,
  Problem,
  readCodeFiles,
  readLibrary,
  readProject,
  runProgram,
  type Version,
} from 'onesource/tools';
import { readMeasured, thisMachine, today, writeMeasured } from '../measure/measured.ts';
import { blocksIn, type PageBlock } from '../programs/block.ts';
import { code } from '../rust/code.ts';
import { extract, forgeTest, toolVersions } from './foundry.ts';
import { gasIn, missing, runsGuest, unlikeRelease } from './report.ts';

const program = newProgram(
  'npm run check:contracts --',
  'Compiles and tests the Solidity on the pages, and measures the gas of a verification.',
)
  .argument('<contracts>', 'a clone of risc0/risc0-ethereum')
  .argument('<forge-std>', 'a clone of foundry-rs/forge-std')
  .option('--version <version...>', 'these versions', ['latest']);

/** The release of forge-std that Foundry installs with a new project. */
const forgeStd = 'v1.9.7';
/** The receipt for the measurement, which some releases have. */
const receipt = 'contracts/test/TestReceiptV3_0.sol';

interface Sources {
  readonly contracts: string;
  readonly forgeStd: string;
  readonly cache: string;
}

/** The last release of risc0-ethereum with Steel's Solidity, which has a repository of its own since. */
const steel = 'v2.2.2';

function check(version: Version, blocks: readonly PageBlock[], sources: Sources) {
  const { contracts, forgeStd: std, cache } = sources;
  const release = version.facts.contracts ?? '';
  const folder = path.join(cache, version.label);
  const libraries = {
    contracts: extract(contracts, release, ['contracts'], path.join(cache, 'risc0-ethereum')),
    steel: extract(contracts, steel, ['contracts/src/steel'], path.join(cache, 'steel')),
    forgeStd: extract(std, forgeStd, ['src'], path.join(cache, 'forge-std')),
  };
  const files = new Map(blocks.map((block) => [fileOf(block), `${block.text}\n`]));
  const gasTest = fs.existsSync(path.join(libraries.contracts, receipt)) ? 'test/Gas.t.sol' : undefined;
  if (gasTest && files.size)
    files.set(gasTest, fs.readFileSync(path.join(import.meta.dirname, path.basename(gasTest)), 'utf8'));
  fs.rmSync(folder, { recursive: true, force: true });
  for (const [file, text] of files) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), text);
  }
  if (!files.size) return { problems: missing({ exit: 0, output: '' }, { files, gasTest }), output: '' };
  const remappings = {
    'risc0/': `${path.join(libraries.contracts, 'contracts/src')}/`,
    'risc0-test/': `${path.join(libraries.contracts, 'contracts/test')}/`,
    'steel/': `${path.join(libraries.steel, 'contracts/src/steel')}/`,
    'forge-std/': `${path.join(libraries.forgeStd, 'src')}/`,
  };
  const guestTests = [...files].filter(([, text]) => runsGuest(text)).map(([file]) => file);
  const run = forgeTest(cache, folder, remappings, guestTests);
  const output = withPlaces(run.output, blocks);
  const unlike = blocks.flatMap((block) => {
    const released = path.join(libraries.contracts, 'contracts/src', fileOf(block));
    const { file, line } = block.place(1);
    const problems = fs.existsSync(released) ? unlikeRelease(block.text, fs.readFileSync(released, 'utf8')) : [];
    return problems.map((problem) => `${file}:${line}: ${problem}`);
  });
  return { problems: [...missing({ ...run, output }, { files, gasTest }), ...unlike], output };
}

const fileOf = ({ title = '' }: PageBlock): string => title.replace(/^contracts\//, '');

/** forge's output with the lines of the pages after those of the files: `src/Gate.sol:12:9 (…/gate.mdx:45)`. */
function withPlaces(output: string, blocks: readonly PageBlock[]): string {
  return output.replace(/\b((?:src|script|test)\/\w[\w.]*\.sol):(\d+):\d+/g, (found, name: string, line: string) => {
    const place = blocks.find((block) => fileOf(block) === name)?.place(Number(line));
    return place ? `${found} (${place.file}:${place.line})` : found;
  });
}

await runProgram(
  program.action(async (contracts, std, options) => {
    const root = process.cwd();
    const sources = {
      contracts: path.resolve(contracts),
      forgeStd: path.resolve(std),
      cache: path.join(root, 'node_modules/.cache/check-contracts'),
    };
    for (const clone of [sources.contracts, sources.forgeStd])
      if (!fs.existsSync(clone))
        throw new Problem(`There is no clone in ${clone}.`, {
          remedy: 'Clone the repository there, or name its folder.',
        });
    const { table } = await readProject(root, (file) => import(path.join(root, file)));
    const library = readLibrary(root, table);
    const source = { files: readCodeFiles(root), code: code({ root }) };
    for (const label of options.version) {
      const version = label === 'latest' ? table.latest : table.get(label);
      const blocks = blocksIn(library, version, source).filter(
        ({ language, title }) => language === 'solidity' && title?.startsWith('contracts/'),
      );
      const { problems, output } = check(version, blocks, sources);
      const titles = new Set(blocks.map(({ title }) => title));
      console.log(
        `${version.label} with risc0-ethereum ${version.facts.contracts}: ${[...titles].join(', ')}: ${problems.length ? 'failed' : 'good'}`,
      );
      if (problems.length) {
        for (const problem of problems) console.log(problem);
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
  }),
);
