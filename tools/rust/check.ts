/**
 * Type-checks the Rust samples of a project's pages against the crates of the version they appear in. See README.md.
 */
import path from 'node:path';
import {
  counted,
  type Library,
  namedPage,
  Problem,
  readCodeFiles,
  readLibrary,
  readUpgradePoints,
  type Version,
  type VersionTable,
  withProblems,
} from 'onesource/tools';
import { type BlockSource, blocksIn, blocksOf } from '../programs/block.ts';
import { projectsIn } from '../programs/project.ts';
import { type CargoReport, cargoCheck } from './cargo.ts';
import { code } from './code.ts';
import { type CrateRelease, releaseOf } from './crates.ts';
import { type PlacedSample, samplesAmong, withSide } from './extract.ts';
import { type Durations, readDurations, type Terminal, tellProgress } from './progress.ts';
import { type CheckedSamples, readCheckedSamples, writeCheckedSamples } from './record.ts';
import type { DiffSide } from './sample.ts';
import { hasTests, projectUnits, sampleUnits, type Unit, type Workspace, writeWorkspace } from './workspace.ts';

export interface CheckOptions {
  /** Labels of the versions to check, or `latest`; all of them, newest first, if left out. */
  readonly versions?: readonly string[] | undefined;
  /** Pages whose samples to check: ids of the API documentation, `/faq` and the like for others; all if left out. */
  readonly pages?: readonly string[] | undefined;
  /** Whether to repeat checks of samples that have passed. */
  readonly force?: boolean | undefined;
  /** Samples of a version that are in no block of a page. */
  readonly more?: MoreSamples | undefined;
}

type MoreSamples = (version: Version) => readonly PlacedSample[];

export interface CheckOutput {
  say(line: string): void;
  readonly terminal: Terminal;
}

interface CheckRun {
  readonly cache: string;
  readonly durations: Durations;
  readonly terminal: Terminal;
}

/** Whether a unit needs a crate from a git repository. */
const isFromGit = (unit: Unit, release: CrateRelease): boolean =>
  unit.patch !== undefined || /^git = /m.test(unit.manifest(release));

/**
 * Checks units of a version. Those with crates from git have a workspace of their own: where the repository can't be
 * reached, cargo finds no crates for any package of the workspace.
 */
async function checkVersion(
  version: Version,
  all: readonly Unit[],
  open: readonly Unit[],
  run: CheckRun,
): Promise<CargoReport[]> {
  const release = releaseOf(version.facts.zkvm ?? '');
  const reports: CargoReport[] = [];
  for (const fromGit of [false, true]) {
    const chosen = (units: readonly Unit[]) => units.filter((unit) => isFromGit(unit, release) === fromGit);
    if (!chosen(open).length) continue;
    const name = fromGit ? `${version.label} git` : version.label;
    const workspace = writeWorkspace(path.join(run.cache, name.replace(' ', '-')), release, chosen(all));
    reports.push(...(await checkWorkspace(name, workspace, chosen(open), run)));
  }
  return reports;
}

/** Checks units of a workspace: guests with the features of a guest, all others with those of a host. */
async function checkWorkspace(
  title: string,
  workspace: Workspace,
  open: readonly Unit[],
  run: CheckRun,
): Promise<CargoReport[]> {
  const isGuest = ({ kind }: Unit) => kind === 'guest';
  const hosts = open.filter((unit) => !isGuest(unit));
  // Cargo checks tests only if it is told to, and then it checks everything else twice.
  const groups = {
    guests: open.filter(isGuest),
    hosts: hosts.filter((unit) => !hasTests(unit)),
    tests: hosts.filter(hasTests),
  };
  const reports: CargoReport[] = [];
  for (const [kind, group] of Object.entries(groups)) {
    if (!group.length) continue;
    const name = `${title} ${kind}`;
    const telling = tellProgress(
      `${name} (${counted(group.length, 'program')})`,
      run.durations.get(name),
      run.terminal,
    );
    const report = await cargoCheck(workspace, group, path.join(run.cache, 'target'), telling.listener);
    const seconds = telling.end();
    if (report.unreachable === null) run.durations.set(name, seconds);
    reports.push(report);
  }
  return reports;
}

/** `content/api/zkvm/io.mdx:31: message`, for each place of a failing program. */
function failures({ failed }: CargoReport): string[] {
  return [...failed].flatMap(([{ name }, errors]) =>
    errors.flatMap(({ message, places }) =>
      places.length ? places.map(({ file, line }) => `${file}:${line}: ${message}`) : [`${name}: ${message}`],
    ),
  );
}

const recordsOf = ({ hash, records }: Unit) => [hash, ...records];

/** The record without what no page contains anymore. */
function onlyPresent(checked: CheckedSamples, present: ReadonlyMap<Version, readonly Unit[]>): CheckedSamples {
  const left: CheckedSamples = new Map();
  for (const [{ facts }, units] of present) {
    for (const hash of units.flatMap(recordsOf)) {
      if (facts.zkvm && checked.get(hash)?.has(facts.zkvm))
        left.set(hash, new Set([...(left.get(hash) ?? []), facts.zkvm]));
    }
  }
  return left;
}

type UpgradePoints = ReturnType<typeof readUpgradePoints>;

/**
 * The samples of upgrade guides to a version, and the old sides of the changes in guides that begin at it. A point's
 * old side is of the version before the first that it is about.
 */
function samplesOfPoints(points: UpgradePoints, version: Version, table: VersionTable, source: BlockSource) {
  const hasChange = ({ body }: UpgradePoints[number]) => /^```diff .*\bcheck=/m.test(body);
  const isBefore = ({ into: [first] }: UpgradePoints[number]) =>
    first !== undefined && table.all[table.all.indexOf(first) - 1] === version;
  return points.flatMap((point): PlacedSample[] => {
    const side = (sign: DiffSide) => {
      const blocks = blocksOf(point, version, table, source);
      const sides = withSide(blocks, sign);
      const samples = samplesAmong(sides, new Map(), version);
      return sign === '+' ? samples : samples.filter(({ block }) => !blocks.includes(block));
    };
    const before = hasChange(point) && isBefore(point) ? side('-') : [];
    return point.versions.includes(version) ? [...before, ...side('+')] : before;
  });
}

/** All units of the pages and of the upgrade guides, by version. */
function unitsByVersion(root: string, table: VersionTable, library: Library, points: UpgradePoints, more: MoreSamples) {
  const source = { files: readCodeFiles(root), code: code({ root }) };
  return new Map(
    table.all.map((version) => {
      const blocks = blocksIn(library, version, source);
      const release = releaseOf(version.facts.zkvm ?? '');
      const projects = projectsIn(blocks, version);
      const ofProjects = [...projects.values()].flatMap((project) => projectUnits(project, release));
      const samples = [
        ...samplesAmong(blocks, projects, version),
        ...samplesOfPoints(points, version, table, source),
        ...more(version),
      ];
      return [version, [...sampleUnits(samples), ...ofProjects]] as const;
    }),
  );
}

/**
 * Checks the samples of the project at `root`, and records which of them pass.
 * @returns 1 if a sample fails, or if one could not be checked
 * @throws Problem on an unknown version or page, or a page without samples
 */
export async function checkSamples(
  root: string,
  table: VersionTable,
  { versions, pages, force = false, more = () => [] }: CheckOptions,
  { say, terminal }: CheckOutput,
): Promise<number> {
  const cache = path.join(root, 'node_modules/.cache/check-rust');
  const library = readLibrary(root, table);
  const points = withProblems((problems) => readUpgradePoints(root, table, problems));
  const present = unitsByVersion(root, table, library, points, more);
  const asked =
    versions?.map((label) => (label === 'latest' ? table.latest : table.get(label))) ?? table.all.toReversed();
  const fileOf = (page: string) => {
    const point = points.find((each) => each.id === page);
    if (point) return point.file;
    const { kind, id } = namedPage(page);
    return library.topic(kind, id).file;
  };
  const files = pages && new Set(pages.map(fileOf));
  const unitsOf = (version: Version) =>
    (present.get(version) ?? []).filter(({ pages: shown }) => !files || [...shown].some((page) => files.has(page)));
  if (!asked.some((version) => unitsOf(version).length))
    throw new Problem(`${pages ? `The page ${pages.join(', ')} has` : 'There are'} no programs to check.`, {
      remedy: 'Mark a code block: ```rust project="collatz", check="host", check="guest", or check="lib".',
    });
  const checked = onlyPresent(readCheckedSamples(root), present);
  const run: CheckRun = { cache, terminal, durations: readDurations(path.join(cache, 'durations.json')) };
  const total = { open: 0, passed: 0, failed: 0, unreached: 0 };

  for (const version of asked) {
    const zkvm = version.facts.zkvm ?? '';
    const units = unitsOf(version);
    const open = units.filter(({ hash }) => force || !checked.get(hash)?.has(zkvm));
    const reports = open.length ? await checkVersion(version, present.get(version) ?? [], open, run) : [];
    const passed = reports.flatMap((report) => report.passed);
    const failed = reports.flatMap((report) => [...report.failed.keys()]);
    // Programs that could not be checked keep their records.
    for (const hash of failed.flatMap(recordsOf)) checked.get(hash)?.delete(zkvm);
    for (const hash of passed.flatMap(recordsOf)) checked.set(hash, new Set([...(checked.get(hash) ?? []), zkvm]));
    writeCheckedSamples(
      root,
      checked,
      table.all.map(({ facts }) => facts.zkvm ?? ''),
    );

    const unreached = open.length - passed.length - failed.length;
    const unbuilt = unreached ? `, ${unreached} cannot be built here` : '';
    say(
      `${version.label.padEnd(6)} risc0-zkvm ${zkvm}: ${counted(units.length, 'program')}, ${units.length - open.length} unchanged, ${passed.length} passed, ${failed.length} failed${unbuilt}`,
    );
    for (const line of reports.flatMap(failures)) say(`  ${line}`);
    for (const { unreachable } of reports) if (unreachable) say(`  not built: ${unreachable}`);
    total.open += open.length;
    total.passed += passed.length;
    total.failed += failed.length;
    total.unreached += unreached;
  }
  const isNothingChecked = total.open > 0 && total.passed + total.failed === 0;
  if (isNothingChecked) say(`None of the ${counted(total.open, 'program')} could be checked: the lines above say why.`);
  return total.failed || total.unreached ? 1 : 0;
}
