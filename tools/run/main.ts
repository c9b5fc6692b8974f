/**
 * `npm run check:execute`: builds the executor for the browser and compares it with that of the release, run by run; `-- --write`
 * puts it and the guests where the pages load them.
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { environmentHelp, makeVersionTable, newProgram, Problem, runProgram } from 'onesource/tools';
import { z } from 'zod';
import { compileExecutor, type Executor, type GuestReport } from '../../content/islands/run-guest/executor.ts';
import { versions as versionRows } from '../../content/versions.ts';
import { today } from '../measure/measured.ts';
import { guestCompiler } from '../programs/toolchain.ts';
import { buildExecutor, buildReference, crateNotices, hostCompiler, output, type Reference } from './cargo.ts';
import { cases, firstRuns, pagePrograms } from './cases.ts';

const built = path.resolve('content/islands/run-guest/built');
const record = path.join(built, 'built.json');
const noticesFile = path.resolve('public/executor-notices.txt');

const program = newProgram(
  'npm run check:execute --',
  'Builds the executor for the browser, and compares what it reports with the executor of the release.',
)
  .option('--write', 'replaces the executor, the guests, and their recorded runs in content/islands/run-guest/built')
  .addHelpText(
    'after',
    environmentHelp({
      RISC0_HOME: 'the folder with the guest toolchain (default: ~/.risc0)',
      CARGO_TARGET_DIR: 'where programs are built',
    }),
  );

const recorded = z.object({
  compiler: z.string(),
  toolchain: z.string(),
  executor: z.object({ sha256: z.string() }),
  guests: z.record(z.string(), z.object({ sha256: z.string() })),
});

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const committed = (name: string) => inflateRawSync(fs.readFileSync(path.join(built, `${name}.deflate`)));

/** What both say of a run. */
type Comparable = Readonly<Record<string, unknown>>;

function comparable(report: GuestReport): Comparable {
  if ('error' in report) return { imageId: null, ...report };
  const { calls: _, journal = '', ...rest } = report;
  return { ...rest, journal };
}

/** What the executor of the release says of each run. */
function reports(reference: Reference, binaryOf: (guest: string) => Uint8Array): Comparable[] {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'check-execute-'));
  try {
    const requests = cases.map(({ guest, stdin, args, po2, cycleLimit }) => {
      const binary = path.join(folder, `${guest}.bin`);
      if (!fs.existsSync(binary)) fs.writeFileSync(binary, binaryOf(guest));
      return JSON.stringify({ binary, stdin: Buffer.from(stdin).toString('hex'), args, po2, cycleLimit });
    });
    const lines = output(reference.program, [], { input: `${requests.join('\n')}\n` })
      .stdout.trim()
      .split('\n');
    return lines.map((line) => JSON.parse(line));
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

const sorted = (value: Comparable) => JSON.stringify(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));

/** The runs in which the two differ, each with what they say. */
function differences(execute: Executor, reference: Reference, binaryOf: (guest: string) => Uint8Array): string[] {
  const expected = reports(reference, binaryOf);
  if (expected.length !== cases.length) return [`The reference answered ${expected.length} of ${cases.length} runs.`];
  return cases.flatMap((one, index) => {
    const [here, there] = [comparable(execute({ ...one, binary: binaryOf(one.guest) })), expected[index] ?? {}];
    return sorted(here) === sorted(there)
      ? []
      : [`${one.name}:\n  here:    ${sorted(here)}\n  release: ${sorted(there)}`];
  });
}

/** What differs from what built.json records, and, where the same compilers built it, from what its sources give. */
function stale(executor: Uint8Array, reference: Reference): string[] {
  const { compiler, toolchain, ...before } = recorded.parse(JSON.parse(fs.readFileSync(record, 'utf8')));
  const compilers = { executor: [compiler, hostCompiler()], guests: [toolchain, guestCompiler(process.env)] };
  for (const [what, [then, now]] of Object.entries(compilers))
    if (then !== now)
      console.log(`Not compared to the byte: the ${what} in the repository were built with ${then}, here with ${now}.`);
  const of = (name: string, hash: string | undefined, bytes: () => Uint8Array, [then, now]: readonly string[]) => [
    ...(sha256(committed(name)) === hash ? [] : [`${name}.deflate isn’t what built.json records.`]),
    ...(then !== now || sha256(bytes()) === hash ? [] : [`${name}.deflate isn’t what its source gives.`]),
  ];
  return [
    ...of('executor', before.executor.sha256, () => executor, compilers.executor),
    ...pagePrograms.flatMap((name) =>
      of(name, before.guests[name]?.sha256, () => fs.readFileSync(reference.guest(name)), compilers.guests),
    ),
  ];
}

async function write(executor: Buffer, reference: Reference): Promise<void> {
  const execute = await compileExecutor(new Uint8Array(executor));
  fs.mkdirSync(built, { recursive: true });
  const save = (name: string, bytes: Uint8Array) => {
    const packed = deflateRawSync(bytes, { level: 9 });
    fs.writeFileSync(path.join(built, `${name}.deflate`), packed);
    return { sha256: sha256(bytes), bytes: packed.length };
  };
  const guests = Object.fromEntries(
    pagePrograms.map((name) => {
      const binary = fs.readFileSync(reference.guest(name));
      return [name, { ...save(name, binary), runs: firstRuns(name).map((one) => execute({ ...one, binary })) }];
    }),
  );
  const { latest } = makeVersionTable(versionRows, '/');
  const all = {
    zkvm: latest.facts.zkvm,
    date: today(),
    compiler: hostCompiler(),
    toolchain: guestCompiler(process.env),
    executor: save('executor', executor),
    guests,
  };
  fs.writeFileSync(record, `${JSON.stringify(all, null, 2)}\n`);
  fs.writeFileSync(noticesFile, crateNotices());
}

await runProgram(
  program.action(async (options) => {
    const executor = buildExecutor();
    const reference = buildReference();
    if (options.write) await write(executor, reference);
    const execute = await compileExecutor(new Uint8Array(committed('executor')));
    const isShown = (name: string) => (pagePrograms as readonly string[]).includes(name);
    const wrong = [
      ...stale(executor, reference),
      ...differences(execute, reference, (name) =>
        isShown(name) ? committed(name) : fs.readFileSync(reference.guest(name)),
      ),
    ];
    if (wrong.length)
      throw new Problem(`${wrong.length} differences:\n${wrong.join('\n')}`, {
        remedy: 'Find out which one is right; `npm run check:execute -- --write` builds the files again.',
      });
    console.log(`${cases.length} runs: the executor for the browser and that of risc0-zkvm report the same.`);
  }),
);
