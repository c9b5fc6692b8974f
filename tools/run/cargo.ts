/** Builds the executor for the browser, the guests, and the program that runs them as r0vm does. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Problem } from 'onesource/tools';
import { z } from 'zod';
import { fastBuilds } from '../programs/fast-builds.ts';

const folder = import.meta.dirname;
const executorFolder = path.join(folder, 'executor');
const referenceManifest = path.join(folder, 'reference/Cargo.toml');
const target = path.resolve(process.env.CARGO_TARGET_DIR ?? 'node_modules/.cache/check-execute');

/** The crate that is patched. Its version is that of the zkVM's release. */
const patchedCrate = 'risc0-circuit-rv32im';
const wasm = 'wasm32-unknown-unknown';

interface Command {
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
  readonly input?: string;
}

/** What the program prints. @throws Problem with the end of its messages if it fails */
export function output(program: string, args: readonly string[], { cwd, env, input }: Command = {}) {
  const { status, error, stdout, stderr } = spawnSync(program, args, {
    encoding: 'utf8',
    env: { ...process.env, ...env },
    maxBuffer: 1 << 28,
    ...(cwd === undefined ? {} : { cwd }),
    ...(input === undefined ? {} : { input }),
  });
  if (status === 0) return { stdout, stderr };
  throw new Problem(`${program} ${args.join(' ')} fails:\n${error?.message ?? stderr.slice(-3000)}`, {
    remedy: 'tools/run/README.md says which tools it needs.',
  });
}

const metadata = z.object({
  packages: z.array(z.object({ name: z.string(), version: z.string(), manifest_path: z.string() })),
});

const cargoHome = () => process.env.CARGO_HOME ?? path.join(os.homedir(), '.cargo');

/** The crate as the registry has it, whose hash Cargo has checked, with our patch, where the executor's manifest expects it. */
function patchCrate(): void {
  const { stdout } = output('cargo', [
    'metadata',
    '--locked',
    '--format-version',
    '1',
    '--manifest-path',
    referenceManifest,
  ]);
  const crate = metadata.parse(JSON.parse(stdout)).packages.find(({ name }) => name === patchedCrate);
  if (!crate)
    throw new Problem(`The reference doesn't depend on ${patchedCrate}.`, { remedy: 'Restore reference/Cargo.lock.' });
  const patched = path.join(executorFolder, 'target/patched');
  fs.rmSync(patched, { recursive: true, force: true });
  fs.cpSync(path.dirname(crate.manifest_path), patched, { recursive: true });
  // Without a repository around it: git would look for the patched files there.
  output('git', ['apply', path.join(executorFolder, `${patchedCrate}.patch`)], {
    cwd: patched,
    env: { GIT_CEILING_DIRECTORIES: path.dirname(patched) },
  });
}

/** The executor's module. The same compiler makes the same bytes, wherever the project is. */
export function buildExecutor(): Buffer {
  patchCrate();
  const flags = [
    // What a guest may take of a reader's memory.
    '-Clink-arg=--max-memory=536870912',
    `--remap-path-prefix=${executorFolder}=executor`,
    `--remap-path-prefix=${cargoHome()}=cargo`,
  ];
  output('cargo', ['build', '--locked', '--release', '--target', wasm], {
    cwd: executorFolder,
    env: { CARGO_TARGET_DIR: target, CARGO_ENCODED_RUSTFLAGS: flags.join('\x1f') },
  });
  return fs.readFileSync(path.join(target, wasm, 'release/executor.wasm'));
}

/** `rustc 1.95.0 (…)` of the executor. */
export const hostCompiler = (): string => output('rustc', ['--version']).stdout.trim();

export interface Reference {
  /** Runs guests with the executor of the release. */
  readonly program: string;
  readonly guest: (name: string) => string;
}

/** Builds all guests, and the program that runs them with the executor of the release. */
export function buildReference(): Reference {
  output('cargo', ['build', '--locked', '--manifest-path', referenceManifest], {
    // Nothing is proven: neither the circuits' kernels nor the recursion programs are needed.
    env: {
      CARGO_TARGET_DIR: target,
      ...fastBuilds,
      RISC0_SKIP_BUILD_KERNELS: '1',
      DOCS_RS: '1',
      RISC0_BUILD_LOCKED: '1',
    },
  });
  return {
    program: path.join(target, 'debug/reference'),
    guest: (name) => path.join(target, `guests/riscv32im-risc0-zkvm-elf/release/${name}.bin`),
  };
}

const licenseFile = /^(?:licen[cs]e|notice|copying|unlicense)(?:[.-].*)?$/i;

/** The names, licenses, and license texts of all crates that the executor and the guests are built from. */
export function crateNotices(): string {
  const crates = new Map<string, string>();
  for (const manifest of [path.join(executorFolder, 'Cargo.toml'), path.join(folder, 'guests/Cargo.toml')]) {
    const tree = output('cargo', [
      ...['tree', '--locked', '--manifest-path', manifest, '--target', wasm],
      ...['--edges', 'normal,no-proc-macro', '--prefix', 'none', '--format', '{p}\t{l}'],
    ]).stdout;
    for (const line of tree.trim().split('\n').slice(1)) {
      const [name = '', license = ''] = line.replace(/ \(\*\)$/, '').split('\t');
      crates.set(name.replace(/ \(.*\)$/, ''), license);
    }
  }
  const registry = fs
    .readdirSync(path.join(cargoHome(), 'registry/src'))
    .map((name) => path.join(cargoHome(), 'registry/src', name));
  const texts = new Map<string, string[]>();
  for (const crate of [...crates.keys()].sort()) {
    const place = registry.map((source) => path.join(source, crate.replace(' v', '-'))).find((at) => fs.existsSync(at));
    const files = place ? fs.readdirSync(place).filter((file) => licenseFile.test(file)) : [];
    for (const file of files) {
      const text = fs
        .readFileSync(path.join(place ?? '', file), 'utf8')
        .replaceAll('\r\n', '\n')
        .trim();
      texts.set(text, [...(texts.get(text) ?? []), crate]);
    }
  }
  const copyleft = [...crates].filter(([, license]) => /GPL|MPL|CDDL|EPL/.test(license) && !/ OR /.test(license));
  if (copyleft.length)
    throw new Problem(
      `These crates have a license that asks for more than a notice: ${copyleft.map(([name]) => name).join(', ')}.`,
      {
        remedy: 'Replace them in the patch.',
      },
    );
  return [
    'The executor and the guests that readers run in their browser are built from these crates, and Rust’s standard library (MIT OR Apache-2.0).',
    `risc0-circuit-rv32im was changed: it runs without threads, and num-bigint replaces malachite.`,
    [...crates]
      .sort()
      .map(([name, license]) => `${name} (${license})`)
      .join('\n'),
    ...[...texts].map(([text, names]) => `${'-'.repeat(80)}\n\n${names.join(', ')}\n\n${text}`),
  ]
    .join('\n\n')
    .concat('\n');
}
