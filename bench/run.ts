/** `npm run bench`: measures what the project promises. `npm run bench -- build|edit|sizes|speed|server|mcp|verifier` measures one of them. */
import fs from 'node:fs';
import path from 'node:path';
import { measureBuilds } from 'onesource/bench/build';
import { measureEdits } from 'onesource/bench/edit';
import { measureMcp } from 'onesource/bench/mcp';
import { measureServer } from 'onesource/bench/server';
import { measureSpeed } from 'onesource/bench/speed';
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
type Bench = keyof typeof benches;

const asked = process.argv.slice(2);
const unknown = asked.find((name) => !(name in benches));
if (unknown) {
  console.error(`There is no bench "${unknown}". Available: ${Object.keys(benches).join(', ')}.`);
  process.exit(1);
}

for (const name of (asked.length ? asked : Object.keys(benches)) as Bench[]) {
  console.log(`\n${name}`);
  const rows = await benches[name]();
  console.table(rows);
  const file = path.resolve('bench/results', `${name}.json`);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, `${JSON.stringify({ taken: new Date().toISOString(), node: process.version, rows }, null, 2)}\n`);
  console.log(`written to ${path.relative('.', file)}`);
}
