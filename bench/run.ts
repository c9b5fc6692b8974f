/** `npm run bench`: measures what the project promises. `npm run bench -- build` measures one of them. */
import fs from 'node:fs';
import path from 'node:path';
import { measureBuilds } from 'onesource/bench/build';
import { measureEdits } from 'onesource/bench/edit';
import { measureMcp } from 'onesource/bench/mcp';
import { type MeasuredProject, measuredProject } from 'onesource/bench/project';
import { measureServer } from 'onesource/bench/server';
import { measureSpeed } from 'onesource/bench/speed';
import { runProgram } from 'onesource/tools';
import { measureSizes } from './sizes.ts';
import { measureVerifier } from './verifier.ts';

const benches = {
  build: measureBuilds,
  edit: measureEdits,
  sizes: measureSizes,
  speed: measureSpeed,
  server: measureServer,
  mcp: measureMcp,
  verifier: measureVerifier,
};
const command = {
  about: 'Measures what the project promises.',
  arguments: [
    {
      name: 'BENCH',
      isOptional: true,
      isRepeatable: true,
      choices: Object.keys(benches),
      about: 'what to measure (default: all)',
    },
  ],
} as const;

const all: Readonly<Record<string, (project: MeasuredProject) => object>> = benches;
const project = measuredProject(process.cwd());

await runProgram('npm run bench --', command, async ({ args }) => {
  for (const [name, measure] of Object.entries(all)) {
    if (args.length && !args.includes(name)) continue;
    console.log(`\n${name}`);
    const rows = await measure(project);
    console.table(rows);
    const file = path.resolve('bench/results', `${name}.json`);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(
      file,
      `${JSON.stringify({ taken: new Date().toISOString(), node: process.version, rows }, null, 2)}\n`,
    );
    console.log(`written to ${path.relative('.', file)}`);
  }
});
