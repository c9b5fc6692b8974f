/** `npm run measure`: runs the guests in this folder, and writes what they cost to `content/measured.json`. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { environmentHelp, makeVersionTable, newProgram, Problem, runProgram } from 'onesource/tools';
import { z } from 'zod';
import { versions as versionRows } from '../../content/versions.ts';
import { fastBuilds } from '../programs/fast-builds.ts';
import { guestCompiler } from '../programs/toolchain.ts';
import { type Group, readMeasured, thisMachine, today, writeMeasured } from './measured.ts';
import { combined, type Figures, impossible, statistics } from './statistics.ts';

const folder = import.meta.dirname;

const program = newProgram(
  'npm run measure --',
  'Runs the guests in tools/measure, and writes what they cost to content/measured.json.',
)
  .option('--only <part...>', 'codecs, crypto, programs, operations, memory, or segments')
  .option(
    '--prove <po2...>',
    'proves a segment of 2^PO2 cycles instead (2^15 takes about 80 s on two cores, each step twice as long)',
  )
  .addHelpText('after', environmentHelp({ RISC0_HOME: 'the folder with the guest toolchain' }));

const executed = z.object({ cycles: z.array(z.tuple([z.string(), z.number()])), segments: z.array(z.number()) });
/** Tenths of a second; the digits beyond them differ from run to run. */
const seconds = z.number().transform((value) => Math.round(value * 10) / 10);
const proved = z.object({
  seconds,
  cpuSeconds: seconds,
  memory: z.number(),
  segments: z.literal(1),
  seal: z.number(),
});

type MeasuredValues = Group['values'];

/** Runs the host with these arguments. */
function host(args: readonly (string | number)[], env: NodeJS.ProcessEnv = {}): string {
  const all = ['run', '--quiet', '--manifest-path', path.join(folder, 'Cargo.toml'), '--', ...args.map(String)];
  const { status, stdout, stderr } = spawnSync('cargo', all, {
    encoding: 'utf8',
    env: { ...process.env, ...fastBuilds, ...env },
    maxBuffer: 1 << 26,
  });
  if (status === 0) return `${stdout}\n${env.RISC0_INFO ? stderr : ''}`;
  throw new Problem(`The measurement ${args.join(' ')} fails:\n${stderr.slice(-2000)}`, {
    remedy: 'It needs the tools and the guest toolchain of the version, with RISC0_HOME and PATH set.',
  });
}

const lastJson = (output: string): unknown =>
  JSON.parse(
    output
      .trim()
      .split('\n')
      .findLast((line) => line.startsWith('{')) ?? 'null',
  );

/** What each stretch of code in a guest costs; `suffix` tells runs of one guest apart. */
function cycles(args: readonly (string | number)[], suffix = ''): Figures {
  const { cycles: lines } = executed.parse(lastJson(host(args)));
  return Object.fromEntries(lines.map(([name, count]) => [name + suffix, { cycles: count }]));
}

/** The totals of a whole run. */
const totals = (name: string, args: readonly (string | number)[]): Figures => ({
  [name]: statistics(host(args, { RISC0_INFO: '1', RUST_LOG: 'info' })),
});

const mebibyte = 1 << 20;

/** What is measured without proofs, by what `--only` calls it. */
const parts: Readonly<Record<string, () => Figures>> = {
  codecs: () => ({
    ...cycles(['codecs', 'random'], ', random numbers'),
    ...cycles(['codecs', 'small'], ', small numbers'),
  }),
  crypto: () => ({ ...cycles(['crypto']), ...cycles(['crypto', 'patched']) }),
  programs: () => cycles(['programs']),
  operations: () => cycles(['operations']),
  memory: () =>
    Object.assign({}, ...[1, 10, 100].map((size) => totals(`memory ${size} MiB`, ['memory', size * mebibyte]))),
  segments: () =>
    Object.assign(
      {},
      ...[16, 18, 20].map((po2) => totals(`segments of 2^${po2}`, ['spin', 1_000_000, po2])),
      ...[14, 15, 16].map((po2) => totals(`short run, segments of 2^${po2}`, ['spin', 0, po2])),
    ),
};

/** The group of a part: crates with precompiles are measured on their own, and have their own date. */
const groupOf = (part: string): string => (part === 'crypto' ? part : 'execution');

/** A map of the standard library takes its seed from the host, so some figures differ from run to run. */
const runs = 5;

function execution(names: readonly string[]): MeasuredValues {
  return Object.assign({}, ...names.map((name) => combined(Array.from({ length: runs }, partOf(name)))));
}

function partOf(name: string): () => Figures {
  const part = parts[name];
  if (part) return part;
  throw new Problem(`There is no part "${name}".`, { remedy: `Parts: ${Object.keys(parts).join(', ')}.` });
}

/**
 * Rounds of `spin` that nearly fill a segment: each takes nine cycles, and a run starts and ends with some thousands. The
 * limit of segments stays at the default. With a limit of 2^15 a short run would be 90 segments, because each of them
 * keeps 25,000 cycles free for the next instruction.
 */
const rounds = (po2: number) => Math.floor((2 ** po2 - 27_000) / 10);
const segmentLimit = 20;

function proofs(sizes: readonly number[], before: MeasuredValues): MeasuredValues {
  const values = { ...before };
  for (const po2 of sizes) values[`2^${po2}`] = proved.parse(lastJson(host(['prove', rounds(po2), segmentLimit])));
  return values;
}

await runProgram(
  program.action(async (options) => {
    const root = process.cwd();
    // Not the whole project: its tables need the figures.
    const { latest } = makeVersionTable(versionRows, '/');
    const compiler = guestCompiler(process.env).split(' (')[0] ?? '';
    const versions = { 'risc0-zkvm': latest.facts.zkvm ?? '', compiler };
    const about = { version: latest.label, date: today(), machine: thisMachine(), versions };
    const before = readMeasured(root);
    if (options.prove)
      writeMeasured(root, 'proofs', {
        ...about,
        values: proofs(options.prove.map(Number), before.proofs?.values ?? {}),
      });
    else {
      const names = options.only ?? Object.keys(parts);
      for (const group of new Set(names.map(groupOf))) {
        const members = names.filter((name) => groupOf(name) === group);
        const values = execution(members);
        const wrong = members.includes('operations') ? impossible(values) : [];
        if (wrong.length)
          throw new Problem(`The stopwatch measures itself:\n${wrong.join('\n')}`, {
            remedy: 'Read the loops of operations.rs in the assembly of the guest.',
          });
        writeMeasured(root, group, {
          ...about,
          values: options.only ? { ...before[group]?.values, ...values } : values,
        });
      }
    }
  }),
);
