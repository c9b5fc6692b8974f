/** `npm run bench`: measures what the project promises. `npm run bench -- build` measures one of them. */
import fs from 'node:fs';
import path from 'node:path';
import { Problem } from 'onesource';
import { measureBuilds } from 'onesource/bench/build';
import { measureEdits } from 'onesource/bench/edit';
import { measureMcp } from 'onesource/bench/mcp';
import { type MeasuredProject, measuredProject } from 'onesource/bench/project';
import { measureSearch } from 'onesource/bench/search';
import { measureSpeed } from 'onesource/bench/speed';
import { Argument, newProgram, runProgram } from 'onesource/tools';
import { measureSizes } from './sizes.ts';
import { measureVerifier } from './verifier.ts';

const benches = {
  build: measureBuilds,
  edit: measureEdits,
  sizes: measureSizes,
  speed: measureSpeed,
  search: measureSearch,
  mcp: measureMcp,
  verifier: measureVerifier,
};
const program = newProgram('npm run bench --', 'Measures what the project promises.')
  .addArgument(new Argument('[bench...]', 'what to measure (default: all)').choices(Object.keys(benches)))
  .option(
    '--pages <numbers>',
    'how many pages the generated sites of "build" (default: 500,1000,10000,50000) and "search" (default: 84,500,1000,2500) have',
  );

const all: Readonly<Record<string, (project: MeasuredProject, pages?: readonly number[]) => object>> = benches;
const project = measuredProject(process.cwd());

/** The numbers of pages in an option. Throws a Problem if they are none. */
function readPages(text: string): readonly number[] {
  if (!/^[1-9]\d*(?:,[1-9]\d*)*$/.test(text))
    throw new Problem(`--pages "${text}" is no list of numbers.`, { remedy: 'Write one like 500,1000.' });
  return text.split(',').map(Number);
}

await runProgram(
  program.action(async (args, options) => {
    const pages = options.pages === undefined ? undefined : readPages(options.pages);
    for (const [name, measure] of Object.entries(all)) {
      if (args.length && !args.includes(name)) continue;
      console.log(`\n${name}`);
      const rows = await measure(project, pages);
      console.table(rows);
      const file = path.resolve('bench/results', `${name}.json`);
      fs.mkdirSync(path.dirname(file), { recursive: true });
      fs.writeFileSync(
        file,
        `${JSON.stringify({ taken: new Date().toISOString(), node: process.version, rows }, null, 2)}\n`,
      );
      console.log(`written to ${path.relative('.', file)}`);
    }
  }),
);
