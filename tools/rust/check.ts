/**
 * Type-checks the Rust samples of a project's pages against the crates of the version they appear in. See README.md.
 */
import path from 'node:path';
import { namedPage, Problem, readCodeFiles, readLibrary, type Version, type VersionTable } from 'onesource/tools';
import { type CargoReport, cargoCheck } from './cargo.ts';
import { code } from './code.ts';
import { releaseOf } from './crates.ts';
import { type PlacedSample, samplesIn } from './extract.ts';
import { type Durations, readDurations, type Terminal, tellProgress } from './progress.ts';
import { type CheckedSamples, readCheckedSamples, writeCheckedSamples } from './record.ts';
import { type SamplePackage, writeWorkspace } from './workspace.ts';

export interface CheckOptions {
  /** Labels of the versions to check, or `latest`; all of them, newest first, if left out. */
  readonly versions?: readonly string[] | undefined;
  /** Pages whose samples to check: ids of the API documentation, `/faq` and the like for others; all if left out. */
  readonly pages?: readonly string[] | undefined;
  /** Whether to repeat checks of samples that have passed. */
  readonly force?: boolean | undefined;
}

export interface CheckOutput {
  say(line: string): void;
  readonly terminal: Terminal;
}

const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

interface Run {
  readonly cache: string;
  readonly durations: Durations;
  readonly terminal: Terminal;
}

/** Checks the samples of a version: guests with the features of a guest, all others with those of a host. */
async function checkVersion(version: Version, samples: readonly PlacedSample[], run: Run): Promise<CargoReport[]> {
  const workspace = writeWorkspace(path.join(run.cache, version.label), releaseOf(version.facts.zkvm ?? ''), samples);
  const isGuest = ({ kind }: SamplePackage) => kind === 'guest';
  const groups = { guests: workspace.packages.filter(isGuest), hosts: workspace.packages.filter((one) => !isGuest(one)) };
  const reports: CargoReport[] = [];
  for (const [kind, group] of Object.entries(groups)) {
    if (!group.length) continue;
    const name = `${version.label} ${kind}`;
    const telling = tellProgress(`${name} (${plural(group.length, 'sample')})`, run.durations.get(name), run.terminal);
    const report = await cargoCheck(workspace, group, path.join(run.cache, 'target'), telling.listener);
    const seconds = telling.end();
    if (report.unreachable === null) run.durations.set(name, seconds);
    reports.push(report);
  }
  return reports;
}

/** `content/api/zkvm/io.mdx:31: message`, for each place of a failing sample. */
function failures({ failed }: CargoReport): string[] {
  return [...failed].flatMap(([{ samples }, errors]) =>
    samples.flatMap((sample) =>
      errors.map(({ message, line }) => {
        const place = sample.place(line ?? 1);
        return `${place.file}:${place.line}: ${message}`;
      }),
    ),
  );
}

/** The record without samples that no page contains anymore. */
function onlyPresent(checked: CheckedSamples, present: ReadonlyMap<Version, readonly PlacedSample[]>): CheckedSamples {
  const left: CheckedSamples = new Map();
  for (const [{ facts }, samples] of present) {
    for (const { hash } of samples) {
      if (facts.zkvm && checked.get(hash)?.has(facts.zkvm)) left.set(hash, new Set([...(left.get(hash) ?? []), facts.zkvm]));
    }
  }
  return left;
}

/**
 * Checks the samples of the project at `root`, and records which of them pass.
 * @returns 1 if a sample fails, or if none could be checked
 * @throws Problem on an unknown version or page, or a page without samples
 */
export async function checkSamples(
  root: string,
  table: VersionTable,
  { versions, pages, force = false }: CheckOptions,
  { say, terminal }: CheckOutput,
): Promise<number> {
  const cache = path.join(root, 'node_modules/.cache/check-rust');
  const library = readLibrary(root, table);
  const source = { files: readCodeFiles(root), code: code({ root }) };
  const present = new Map(table.all.map((version) => [version, samplesIn(library, version, source)]));
  const asked = versions?.map((label) => (label === 'latest' ? table.latest : table.get(label))) ?? table.all.toReversed();
  const fileOf = (page: string) => {
    const { kind, id } = namedPage(page);
    return library.topic(kind, id).file;
  };
  const files = pages && new Set(pages.map(fileOf));
  const samplesOf = (version: Version) => (present.get(version) ?? []).filter((sample) => !files || files.has(sample.file));
  if (!asked.some((version) => samplesOf(version).length))
    throw new Problem(`${pages ? `The page ${pages.join(', ')} has` : 'There are'} no samples to check.`, {
      remedy: 'Mark a code block: ```rust check="host", check="guest", or check="lib".',
    });
  const checked = onlyPresent(readCheckedSamples(root), present);
  const run: Run = { cache, terminal, durations: readDurations(path.join(cache, 'durations.json')) };
  const total = { open: 0, passed: 0, failed: 0 };

  for (const version of asked) {
    const zkvm = version.facts.zkvm ?? '';
    const samples = samplesOf(version);
    const open = samples.filter(({ hash }) => force || !checked.get(hash)?.has(zkvm));
    const reports = open.length ? await checkVersion(version, open, run) : [];
    const passed = reports.flatMap((report) => report.passed);
    const failed = reports.flatMap((report) => [...report.failed.keys()]);
    // Samples that could not be checked keep their records.
    for (const { hash } of failed) checked.get(hash)?.delete(zkvm);
    for (const { hash } of passed) checked.set(hash, new Set([...(checked.get(hash) ?? []), zkvm]));
    writeCheckedSamples(
      root,
      checked,
      table.all.map(({ facts }) => facts.zkvm ?? ''),
    );

    const [all, toDo] = [samples, open].map((some) => new Set(some.map(({ hash }) => hash)).size) as [number, number];
    const unreached = toDo - passed.length - failed.length;
    const unbuilt = unreached ? `, ${unreached} cannot be built here` : '';
    say(
      `${version.label.padEnd(6)} risc0-zkvm ${zkvm}: ${plural(all, 'sample')}, ${all - toDo} unchanged, ${passed.length} passed, ${failed.length} failed${unbuilt}`,
    );
    for (const line of reports.flatMap(failures)) say(`  ${line}`);
    for (const { unreachable } of reports) if (unreachable) say(`  not built: ${unreachable}`);
    total.open += toDo;
    total.passed += passed.length;
    total.failed += failed.length;
  }
  const isNothingChecked = total.open > 0 && total.passed + total.failed === 0;
  if (isNothingChecked) say(`None of the ${plural(total.open, 'sample')} could be checked: the lines above say why.`);
  return total.failed || isNothingChecked ? 1 : 0;
}
