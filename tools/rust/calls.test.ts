/** The lines of `content/calls.ts` are those that were compiled, as `content/checked-samples.json` says. Needs no compiler. */
import path from 'node:path';
import { readProject } from 'onesource/tools';
import { expect, test } from 'vitest';
import { samplesOfCalls } from './calls.ts';
import { readCheckedSamples } from './record.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** A cut gives other lines to `next`. */
const exempt = 'next';

test('the lines were compiled with the crates of their version: npm run check:rust -- --page zkvm/api-reference', async () => {
  const { table } = await readProject(root, (file) => import(path.join(root, file)));
  const checked = readCheckedSamples(root);
  const programs = table.all.flatMap((version) => samplesOfCalls(version).map((placed) => ({ ...placed, version })));
  expect(programs.length).toBeGreaterThan(table.all.length);
  const tried = new Set([...checked.values()].flatMap((releases) => [...releases]));
  const open = programs.filter(
    ({ hash, version: { label, facts } }) =>
      label !== exempt && tried.has(facts.zkvm ?? '') && !checked.get(hash)?.has(facts.zkvm ?? ''),
  );
  expect(open.map(({ block, version }) => `${version.label}: ${block.text.split('\n')[2]}`)).toEqual([]);
});

test('a program has a line of its own for each call, and points to it', async () => {
  const { table } = await readProject(root, (file) => import(path.join(root, file)));
  const [program] = samplesOfCalls(table.latest);
  expect(program?.sample.check).toBe('guest');
  const lines = program?.sample.compiled.split('\n') ?? [];
  const at = lines.findIndex((line) => line.includes('env::read_slice(&mut bytes)'));
  expect(lines[at]).toMatch(/^fn line_\d+\(\) -> Result<.*todo!\(\)/);
  expect(program?.block.place(at + 1)).toEqual({ file: 'content/calls.ts', line: expect.any(Number) });
});
