/** `npm run check:run`: builds and runs the projects of the pages, and records what passed. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {
  environmentHelp,
  newProgram,
  Problem,
  readCodeFiles,
  readLibrary,
  readProject,
  runProgram,
  type Version,
} from 'onesource/tools';
import { code } from '../rust/code.ts';
import { blocksIn } from './block.ts';
import { chosenProjects, hasOutput, hasProof, type ProgramChoice } from './choice.ts';
import { fastBuilds } from './fast-builds.ts';
import { type PageProject, projectsIn, type Step } from './project.ts';
import { blockHash, projectHash, type Run, readRuns, staleRuns, writeRuns } from './record.ts';
import { type RunContext, runProject, templateProblems } from './run.ts';
import { hasStdByDefault, templateFiles } from './template.ts';
import { guestCompiler, toolchainHome } from './toolchain.ts';

const program = newProgram(
  'npm run check:run --',
  'Builds and runs the programs of the pages as a reader would, and records what passed.',
)
  .option('--version <version...>', 'these versions, or latest (default: all)')
  .option('--project <project...>', 'these projects, and those that they continue (default: those that have changed)')
  .option('--prove', 'generates real proofs for the projects whose pages say prove="yes"')
  .option('--force', 'runs unchanged projects too')
  .option('--forget', 'runs nothing, and removes the records of projects that have changed')
  .addHelpText(
    'after',
    environmentHelp({
      RISC0_HOME: 'the folder with the toolchain (default: ~/.risc0)',
      CARGO_TARGET_DIR: 'where programs are built',
    }),
  );

/** The toolchain of a version: its guest compiler, and its tools; null if they aren't here. */
function toolchain(version: Version): { readonly env: NodeJS.ProcessEnv; readonly compiler: string } | null {
  const env = { ...process.env, RISC0_HOME: toolchainHome(process.env) };
  const { status, stdout } = spawnSync('cargo', ['risczero', '--version'], { env, encoding: 'utf8' });
  const isHere = status === 0 && stdout.trim().split(' ').at(-1) === version.facts.zkvm;
  return isHere ? { env, compiler: guestCompiler(env) } : null;
}

/** All guests share what they depend on: each one's own target folder leads to the same one. */
function shareGuestFolder(target: string, projects: Iterable<PageProject>): void {
  const shared = path.join(target, 'guests');
  const methods = path.join(target, 'riscv-guest/methods');
  fs.mkdirSync(shared, { recursive: true });
  fs.mkdirSync(methods, { recursive: true });
  for (const { files } of projects) {
    for (const [file, text] of files) {
      const name = /^\[package\]\nname = "([^"]+)"/m.exec(text)?.[1];
      if (!file.endsWith('Cargo.toml') || !name || !file.includes('methods/')) continue;
      const link = path.join(methods, name);
      if (!fs.existsSync(link)) fs.symlinkSync(shared, link);
    }
  }
}

/** Replaces the record of a project's run; without a new one, it is removed. */
function replaceRun(root: string, { label }: Version, name: string, make: (earlier?: Run) => Run | null): void {
  // Read now: a run takes long enough for the record to change meanwhile.
  const runs = readRuns(root);
  const { [name]: earlier, ...others } = runs[label] ?? {};
  const run = make(earlier);
  runs[label] = run ? { ...others, [name]: run } : others;
  writeRuns(root, runs);
}

/** `not run`: the version's tools aren't here, or none of the projects that were asked for. */
type Result = 'good' | 'failed' | 'not run';

async function checkVersion(
  root: string,
  version: Version,
  projects: ReadonlyMap<string, PageProject>,
  choice: ProgramChoice,
): Promise<Result> {
  const { isProving } = choice;
  const tools = toolchain(version);
  if (!tools) {
    console.log(
      `${version.label.padEnd(6)} not run: there is no toolchain of ${version.facts.zkvm} in RISC0_HOME and PATH`,
    );
    return 'not run';
  }
  const cache = path.join(root, 'node_modules/.cache/check-run');
  const target = process.env.CARGO_TARGET_DIR ?? path.join(cache, 'target');
  shareGuestFolder(target, projects.values());
  const devMode = isProving ? {} : { RISC0_DEV_MODE: '1' };
  const env = {
    ...tools.env,
    ...fastBuilds,
    ...devMode,
    CARGO_TARGET_DIR: target,
    CARGO_TERM_COLOR: 'never',
    NO_COLOR: '1',
    RUST_BACKTRACE: '0',
  };
  const context: RunContext = { folder: path.join(cache, version.label), env };
  const wrong = await templateProblems(
    templateFiles({ guest: 'probe', std: hasStdByDefault(version) }, version),
    context,
  );
  for (const text of wrong) console.log(text);
  let isGood = !wrong.length;
  const recorded = readRuns(root)[version.label] ?? {};
  const chosen = chosenProjects(
    projects,
    recorded,
    { zkvm: version.facts.zkvm ?? '', toolchain: tools.compiler },
    choice,
  );
  if (choice.names && !chosen.size) return 'not run';
  const unchanged = Object.keys(recorded).filter((name) => !chosen.has(name));
  if (unchanged.length) console.log(`${version.label.padEnd(6)} unchanged: ${unchanged.join(', ')}`);
  for (const project of projects.values()) {
    if (!chosen.has(project.name)) continue;
    const started = Date.now();
    const { problems } = await runProject(project, context);
    if (!problems.length && !hasOutput(project)) continue;
    const seconds = Math.round((Date.now() - started) / 1000);
    console.log(
      `${version.label.padEnd(6)} ${project.name}: ${problems.length ? 'failed' : 'as on the page'} (${seconds} s)`,
    );
    for (const text of problems) console.log(`  ${text}`);
    replaceRun(root, version, project.name, (earlier) =>
      problems.length ? null : runOf(project, version, tools.compiler, earlier, isProving && hasProof(project)),
    );
    isGood &&= !problems.length;
  }
  return isGood ? 'good' : 'failed';
}

/** The steps that the run of a project has shown to work: its own, and those of a project that runs nothing itself. */
function stepsRun({ from, steps }: PageProject): readonly Step[] {
  return from && !hasOutput(from) ? [...stepsRun(from), ...steps] : steps;
}

function runOf(
  project: PageProject,
  version: Version,
  toolchain: string,
  before: Run | undefined,
  isProving: boolean,
): Run {
  const date = new Date().toISOString().slice(0, 10);
  const hash = projectHash(project);
  const proved = isProving ? date : before?.hash === hash ? before.proved : undefined;
  const blocks = stepsRun(project).map(({ block }) => blockHash(block));
  return { hash, blocks, date, zkvm: version.facts.zkvm ?? '', toolchain, ...(proved ? { proved } : {}) };
}

/** Removes the runs of projects that have changed since, so that pages no longer show them as run. */
function forgetStale(root: string, { label }: Version, projects: ReadonlyMap<string, PageProject>): void {
  const runs = readRuns(root);
  const stale = staleRuns({ [label]: runs[label] ?? {} }, new Map([[label, projects]]));
  for (const name of stale) console.log(`${name}: forgotten`);
  const left = Object.entries(runs[label] ?? {}).filter(([name]) => !stale.includes(`${label} ${name}`));
  writeRuns(root, { ...runs, [label]: Object.fromEntries(left) });
}

await runProgram(
  program.action(async ({ version: labels, project: names, prove = false, force = false, forget }) => {
    const root = process.cwd();
    const { table } = await readProject(root, (file) => import(path.join(root, file)));
    const library = readLibrary(root, table);
    const source = { files: readCodeFiles(root), code: code({ root }) };
    const versions = labels
      ? labels.map((label) => (label === 'latest' ? table.latest : table.get(label)))
      : table.all.toReversed();
    const projects = new Map(
      versions.map((version) => [version, projectsIn(blocksIn(library, version, source), version)]),
    );
    const known = new Set([...projects.values()].flatMap((all) => [...all.keys()]));
    for (const name of names ?? []) {
      if (!known.has(name))
        throw new Problem(`There is no project "${name}".`, { remedy: `Projects: ${[...known].join(', ')}.` });
    }
    const results = new Set<Result>();
    for (const [version, all] of projects) {
      if (forget) forgetStale(root, version, all);
      else results.add(await checkVersion(root, version, all, { names, isProving: prove, isForced: force }));
    }
    if (!forget && !results.has('good') && !results.has('failed'))
      throw new Problem('Nothing was checked: no version of these projects has its toolchain here.', {
        remedy: 'tools/programs/README.md says how to set one up.',
      });
    if (results.has('failed')) process.exitCode = 1;
  }),
);
