/**
 * Runs `cargo check` in a workspace of samples and parses its output.
 */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { type Place, Problem } from 'onesource/tools';
import { z } from 'zod';
import { folderOf, hasTests, type Unit, type Workspace } from './workspace.ts';

export interface SampleError {
  readonly message: string;
  /** Where it is written; the first lines of the unit if the compiler names none of its lines. */
  readonly places: readonly Place[];
}

export interface CargoReport {
  readonly passed: readonly Unit[];
  readonly failed: ReadonlyMap<Unit, readonly SampleError[]>;
  /** The reason why some samples were not checked: crates that did not resolve or compile. */
  readonly unreachable: string | null;
}

/** The parts of cargo's JSON messages used here. See https://doc.rust-lang.org/cargo/reference/external-tools.html. */
const cargoMessage = z.object({
  reason: z.string(),
  target: z.object({ name: z.string(), src_path: z.string() }).optional(),
  message: z
    .object({
      level: z.string(),
      message: z.string(),
      spans: z.array(z.object({ file_name: z.string(), line_start: z.number(), is_primary: z.boolean() })),
    })
    .optional(),
});

/** What cargo is doing while it runs. */
export interface CargoListener {
  /** `Downloading 12 crates`, `Checking serde v1.0.0`. */
  line(text: string): void;
  /** Numbers of finished and of all crates. */
  progress(done: number, total: number): void;
}

/** Makes cargo print its progress bar even if its output is read by a program. */
const progressOutput = { CARGO_TERM_PROGRESS_WHEN: 'always', CARGO_TERM_PROGRESS_WIDTH: '80' };
const progressBar = /^\s*Building \[[=> ]*\] (\d+)\/(\d+)/;

function startCheck({ folder }: Workspace, units: readonly Unit[], target: string) {
  const targets = units.some(hasTests) ? ['--all-targets'] : [];
  const packages = units.flatMap(({ name }) => ['-p', name]);
  const env = {
    ...process.env,
    ...progressOutput,
    CARGO_TARGET_DIR: target,
    CARGO_TERM_COLOR: 'never',
    // Type-checking needs no kernels; releases since 1.0 can skip them.
    RISC0_SKIP_BUILD_KERNELS: '1',
    // Nor the recursion programs, 60 MB that this variable keeps `risc0-circuit-recursion` from downloading.
    DOCS_RS: '1',
  };
  const args = ['check', '--keep-going', '--message-format=json', ...targets, ...packages];
  return spawn('cargo', args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
}

/**
 * Checks packages of a workspace together.
 * @param target cargo's target folder, shared by all versions
 * @param tell receives each line of cargo's output, and its progress
 */
export async function cargoCheck(
  workspace: Workspace,
  units: readonly Unit[],
  target: string,
  tell: CargoListener,
): Promise<CargoReport> {
  const bySource = sources(workspace, units);
  const passed = new Set<Unit>();
  const failed = new Map<Unit, SampleError[]>();
  let foreign: string | null = null;

  const cargo = startCheck(workspace, units, target);
  const complaints: string[] = [];
  // The progress bar ends with a carriage return, which counts as the end of a line.
  createInterface({ input: cargo.stderr }).on('line', (line) => {
    const bar = progressBar.exec(line);
    if (bar) return tell.progress(Number(bar[1]), Number(bar[2]));
    if (line.trim()) complaints.push(line);
    if (/^ {2,}[A-Z]/.test(line)) tell.line(line.trim());
  });
  createInterface({ input: cargo.stdout }).on('line', (line) => {
    if (!line.startsWith('{')) return;
    const { reason, target: built, message } = cargoMessage.parse(JSON.parse(line));
    if (!built) return;
    const unit = bySource.get(built.src_path);
    if (reason === 'compiler-artifact') {
      if (unit) passed.add(unit);
    } else if (reason === 'compiler-message' && message?.level === 'error') {
      if (!unit) foreign ??= `${built.name}: ${message.message}`;
      else if (message.spans.length || !failed.has(unit)) {
        const span = message.spans.find((candidate) => candidate.is_primary);
        const error = { message: message.message, places: placesOf(unit, span) };
        failed.set(unit, [...(failed.get(unit) ?? []), error]);
      }
    }
  });
  const code = await new Promise<number | null>((resolve, reject) =>
    cargo
      .on('error', (cause) =>
        reject(new Problem('Could not start cargo.', { remedy: 'Install Rust: https://rustup.rs', cause })),
      )
      .on('close', resolve),
  );
  const reached = new Set([...passed, ...failed.keys()]).size === units.length;
  return {
    passed: [...passed].filter((unit) => !failed.has(unit)),
    failed,
    unreachable: reached ? null : (foreign ?? firstError(complaints) ?? `cargo ended with ${code}`),
  };
}

/** The unit of each file that cargo compiles as a target. Cargo names files without the symbolic links in their path. */
function sources({ folder }: Workspace, units: readonly Unit[]): Map<string, Unit> {
  const realFolder = fs.realpathSync(folder);
  const targets = (unit: Unit) => unit.files.map((file) => path.join(realFolder, folderOf(unit), file.path));
  return new Map(units.flatMap((unit) => targets(unit).map((file) => [file, unit] as const)));
}

function placesOf(
  unit: Unit,
  span: { readonly file_name: string; readonly line_start: number } | undefined,
): readonly Place[] {
  const file = unit.files.find((candidate) => span?.file_name === `${folderOf(unit)}/${candidate.path}`);
  if (file && span) return file.places(span.line_start);
  return unit.files.flatMap((candidate) => candidate.places(1)).slice(0, 1);
}

/** The first error in cargo's output with its cause, on one line. */
function firstError(lines: readonly string[]): string | null {
  const at = lines.findIndex((line) => line.startsWith('error'));
  if (at < 0) return null;
  const said = lines.slice(at, at + 40).filter((line) => line.trim() && !/^\s*(cargo:|Caused by:|--- std)/.test(line));
  return said
    .map((line) => line.trim())
    .join(' ')
    .slice(0, 400);
}
