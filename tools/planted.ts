/**
 * `npm run check:planted`: plants errors in copies of the project, each of which a check has to find. Names of checks
 * limit it to those; without any, all of them run, and tools that aren't here fail theirs.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { newProgram, Problem, runProgram } from 'onesource/tools';
import { versions } from '../content/versions.ts';

export interface Planted {
  /** A script of package.json. */
  readonly script: string;
  readonly args: readonly string[];
  /** The only match of `find` in a file becomes `put`; without an error, the check has nothing to work on. */
  readonly error?: { readonly file: string; readonly find: string; readonly put: string };
  readonly env?: Readonly<Record<string, string>>;
  /** What the check has to say, with the place of the error. */
  readonly says: string;
  /** Whether it needs what a machine with Node alone doesn't have. */
  readonly needsTools?: true;
}

const nowhere = { RISC0_HOME: '/nowhere', CARGO_HOME: '/nowhere', PATH: path.dirname(process.execPath) };
const tag = versions.find((version) => 'latest' in version)?.facts.tag ?? '';
/** Clones of repositories, in `CLONES` or next to the project. */
const clones = (...names: string[]) => names.map((name) => path.resolve(process.env.CLONES ?? '..', name));

export const planted: readonly Planted[] = [
  {
    script: 'check:content',
    args: [],
    error: { file: 'content/api/zkvm/costs.mdx', find: '(api:zkvm/optimization)', put: '(api:zkvm/optimisation)' },
    says: 'There is no versioned topic "zkvm/optimisation"',
  },
  { script: 'check:facts', args: ['nowhere', 'nowhere', 'nowhere'], says: 'nowhere' },
  {
    script: 'check:facts',
    args: clones('risc0', 'risc0-ethereum', 'boundless'),
    error: { file: 'content/versions.ts', find: "toolchain: '1.88.0'", put: "toolchain: '1.87.0'" },
    says: '1.87.0',
    needsTools: true,
  },
  ...[
    { find: '`env::verify_integrity(&claim)`', put: '`env::verify_integrit(&claim)`', says: '"verify_integrit"' },
    { find: '`ProverOpts::composite()`', put: '`ProverOpts::composit()`', says: '"composit"' },
  ].map(({ find, put, says }) => ({
    script: 'check:facts',
    args: clones('risc0', 'risc0-ethereum', 'boundless'),
    error: { file: 'content/api/zkvm/composition.mdx', find, put },
    says: `composition.mdx: no source file at ${tag} has ${says}`,
    needsTools: true as const,
  })),
  {
    script: 'check:facts',
    args: clones('risc0', 'risc0-ethereum', 'boundless'),
    error: {
      file: 'content/data/security-bits.ts',
      find: "'99+', 'pairings on BN254, knowledge of exponent, an",
      put: "'97+', 'pairings on BN254, knowledge of exponent, an",
    },
    says: 'content/data/security-bits.ts: the row "Groth16 | 97+',
    needsTools: true,
  },
  {
    script: 'check:facts',
    args: clones('risc0', 'risc0-ethereum', 'boundless'),
    error: { file: 'content/data/limits.ts', find: 'keptFree: 25_000', put: 'keptFree: 24_000' },
    says: 'MAX_INSN_CYCLES is 25000 at v2.0.2, not 24000',
    needsTools: true,
  },
  {
    script: 'check:facts',
    args: clones('risc0', 'risc0-ethereum', 'boundless'),
    error: { file: 'content/api/generating-proofs/broker.mdx', find: 'prover-compose.yml\n', put: 'composed.yml\n' },
    says: 'broker.mdx: boundless-xyz/boundless has no v2.0.2:composed.yml',
    needsTools: true,
  },
  ...[
    {
      file: 'content/registry.json',
      find: '      "3.1.0-rc.1 2026-10-30",\n      "5.0.0-rc.1 2026-01-14"\n    ],\n    "risc0-zkvm-platform"',
      put: '      "3.1.0-rc.2 2026-10-30",\n      "5.0.0-rc.1 2026-01-14"\n    ],\n    "risc0-zkvm-platform"',
      says: 'the registry has risc0-zkvm 3.1.0-rc.1 2026-10-30',
    },
    {
      file: 'content/upgrade/unsound-next.mdx',
      find: 'that no release had on November 28, 2026.',
      put: 'that no release has yet.',
      says: 'unsound-next.mdx:11: "no release has yet" needs the date',
    },
  ].map(({ says, ...error }) => ({
    script: 'check:facts',
    args: clones('risc0', 'risc0-ethereum', 'boundless'),
    error,
    says,
    needsTools: true as const,
  })),
  { script: 'check:names', args: ['nowhere', 'nowhere'], says: 'nowhere' },
  {
    script: 'check:names',
    args: clones('risc0', 'risc0-ethereum'),
    error: {
      file: 'public/names.json',
      find: '"path":"risc0_zkvm::Prover::prove_elf","kind":"method","of":"risc0-zkvm","versions":"<0.20"',
      put: '"path":"risc0_zkvm::Prover::prove_elf","kind":"method","of":"risc0-zkvm","versions":"<0.21"',
    },
    says: 'risc0_zkvm::Prover::prove_elf',
    needsTools: true,
  },
  {
    script: 'check:rust',
    args: ['--version', 'latest', '--page', 'zkvm/exercises'],
    error: { file: 'content/api/zkvm/exercises.mdx', find: 'env::commit(&ticket);', put: 'env::comit(&ticket);' },
    says: 'content/api/zkvm/exercises.mdx:',
    needsTools: true,
  },
  {
    script: 'check:rust',
    args: ['--version', 'latest', '--page', 'use-cases'],
    error: { file: 'content/api/use-cases.mdx', find: 'cargo add sha2@0.10', put: 'cargo add sha3@0.10' },
    says: 'content/api/use-cases.mdx:',
    needsTools: true,
  },
  { script: 'check:run', args: [], env: nowhere, says: 'Nothing was checked' },
  { script: 'check:run', args: ['--project', 'nosuch'], says: 'There is no project "nosuch".' },
  {
    script: 'check:run',
    args: ['--version', 'latest', '--project', 'collatz'],
    error: { file: 'content/api/zkvm/quickstart.mdx', find: ' steps += 1;', put: ' steps += 2;' },
    says: 'content/api/zkvm/quickstart.mdx:',
    needsTools: true,
  },
  { script: 'check:receipts', args: [], env: nowhere, says: 'Nothing was compared' },
  {
    script: 'check:receipts',
    args: ['--only', 'bytes of bincode changed'],
    error: {
      file: 'content/islands/receipt-verifier/serde.ts',
      find: 'return tag > 1 ?',
      put: 'return tag > 255 ?',
    },
    says: 'the inspector says verified',
    needsTools: true,
  },
  { script: 'check:contracts', args: ['nowhere', 'nowhere'], says: 'There is no clone in' },
  {
    script: 'check:contracts',
    args: clones('risc0-ethereum', 'forge-std'),
    error: {
      file: 'content/api/blockchain-integration/on-chain-from-zero.mdx',
      find: '        record = steps;',
      put: '        recordd = stepz;',
    },
    says: 'content/api/blockchain-integration/on-chain-from-zero.mdx:',
    needsTools: true,
  },
  {
    script: 'check:contracts',
    args: clones('risc0-ethereum', 'forge-std'),
    error: {
      file: 'content/api/blockchain-integration/contracts/verifier.mdx',
      find: 'bytes32 imageId, bytes32 journalDigest) external view;',
      put: 'bytes32 journalDigest, bytes32 imageId) external view;',
    },
    says: 'content/api/blockchain-integration/contracts/verifier.mdx:',
    needsTools: true,
  },
  {
    script: 'check:execute',
    args: [],
    error: {
      file: 'tools/run/guests/src/bin/collatz.rs',
      find: 'steps += 1;',
      put: 'steps += 2;',
    },
    says: 'collatz.deflate isn’t what its source gives.',
    needsTools: true,
  },
  {
    script: 'check:execute',
    args: [],
    error: {
      file: 'content/islands/run-guest/executor.ts',
      find: 'number(po2);',
      put: 'number(po2 - 1);',
    },
    says: 'collatz(27), Run, 2^16:',
    needsTools: true,
  },
  { script: 'measure', args: [], env: nowhere, says: 'RISC0_HOME' },
  {
    script: 'measure',
    args: ['--only', 'operations'],
    error: {
      file: 'tools/measure/guests/src/bin/operations.rs',
      find: '(a, b) = (a.opaque(), b.opaque());',
      put: '',
    },
    says: 'The stopwatch measures itself',
    needsTools: true,
  },
  { script: 'bench', args: ['sizes'], env: { OUT_DIR: 'nowhere' }, says: 'nowhere' },
];

/** A copy of the project, in which what no check changes are links. */
function copyOf(root: string): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'planted-'));
  const copied = ['content', 'public', 'tools'];
  for (const entry of fs.readdirSync(root, { withFileTypes: true })) {
    const [from, to] = [path.join(root, entry.name), path.join(folder, entry.name)];
    if (entry.isFile() || copied.includes(entry.name)) fs.cpSync(from, to, { recursive: true });
    else if (entry.name !== '.git') fs.symlinkSync(from, to);
  }
  return folder;
}

/** Runs a check on a copy with the error; null if the check found it, or else what it did. */
export function missed(root: string, { script, args, error, env, says }: Planted): string | null {
  const folder = copyOf(root);
  try {
    if (error) {
      const file = path.join(folder, error.file);
      const [before, after, ...more] = fs.readFileSync(file, 'utf8').split(error.find);
      if (after === undefined || more.length)
        throw new Problem(`"${error.find}" has to be in ${error.file} once.`, { remedy: 'Plant a different error.' });
      fs.writeFileSync(file, before + error.put + after);
    }
    // The engine is behind a link, where the copy's own settings don't reach.
    const settings = path.join(root, 'engine/bin/tsconfig.json');
    const { scripts } = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'));
    const [program, ...first] = String(scripts[script]).split(' ');
    const { status, stdout, stderr } = spawnSync(
      program === 'node' ? process.execPath : path.join(folder, 'node_modules/.bin', program ?? ''),
      [...first, ...args],
      {
        cwd: folder,
        env: { ...process.env, TSX_TSCONFIG_PATH: settings, ...env },
        encoding: 'utf8',
        maxBuffer: 1 << 28,
      },
    );
    const output = `${stdout}${stderr}`;
    return status === 1 && output.includes(says)
      ? null
      : `exit code ${status}, "${says}" not in:\n${output.slice(-3000)}`;
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

const program = newProgram(
  'npm run check:planted --',
  'Plants errors in copies of the project, each of which a check has to find.',
).argument('[check...]', 'check:rust and the like (default: all)');

if (process.argv[1] === import.meta.filename)
  await runProgram(
    program.action((args) => {
      const chosen = planted.filter(({ script }) => !args.length || args.includes(script));
      if (!chosen.length) throw new Problem('Nothing was planted.', { remedy: 'Name a check, such as check:rust.' });
      for (const one of chosen) {
        const problem = missed(process.cwd(), one);
        console.log(`${one.script} ${one.args.join(' ')}: ${problem === null ? 'found' : `missed: ${problem}`}`);
        if (problem !== null) process.exitCode = 1;
      }
    }),
  );
