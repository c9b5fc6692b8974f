/**
 * `npm run check:rust`: type-checks the Rust samples of all pages against the crates of the version they appear in. See README.md.
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { versions } from '../../content/versions.ts';
import { readLibrary } from '../content/library.ts';
import { Problem } from '../problems/problem.ts';
import { makeVersionTable, type Version } from '../versions/table.ts';
import { type CargoReport, cargoCheck } from './cargo.ts';
import { releaseOf } from './crates.ts';
import { type PlacedSample, samplesIn } from './extract.ts';
import { onlyPresent, readChecked, writeChecked } from './record.ts';
import { writeWorkspace } from './workspace.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const cache = path.join(root, 'node_modules/.cache/check-rust');
const recordFile = path.join(root, 'content/checked-samples.json');

const say = (line: string) => process.stdout.write(`${line}\n`);
const progressOf = (label: string) => (done: number, last: string) => {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${label}: ${done} crates through, ${last}`);
  else if (done % 50 === 0) process.stderr.write(`${label}: ${done} crates through, ${last}\n`);
};

/** Checks samples of one version: guests with a guest's features, the rest with a host's. */
async function checkVersion(version: Version, samples: readonly PlacedSample[]): Promise<CargoReport[]> {
  const workspace = writeWorkspace(path.join(cache, version.label), releaseOf(version.facts.zkvm ?? ''), samples);
  const groups = [workspace.packages.filter(({ kind }) => kind === 'guest'), workspace.packages.filter(({ kind }) => kind !== 'guest')];
  const reports: CargoReport[] = [];
  for (const group of groups) {
    if (group.length) reports.push(await cargoCheck(workspace, group, path.join(cache, 'target'), progressOf(version.label)));
  }
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
  return reports;
}

/** `content/api/zkvm/io.mdx:31: message`, for each place where a failing sample stands. */
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

async function main(): Promise<number> {
  const { values } = parseArgs({ options: { version: { type: 'string', multiple: true }, force: { type: 'boolean' } } });
  const table = makeVersionTable(versions, '/api');
  const labels = table.all.map(({ label }) => label);
  const library = readLibrary(root, table);
  const present = new Map(table.all.map((version) => [version, samplesIn(library, version)]));
  const asked = values.version?.map((label) => (label === 'latest' ? table.latest : table.get(label))) ?? table.all.toReversed();
  const checked = onlyPresent(readChecked(recordFile), present);
  let failing = 0;

  for (const version of asked) {
    const zkvm = version.facts.zkvm ?? '';
    const samples = present.get(version) ?? [];
    const open = samples.filter(({ hash }) => values.force || checked.get(hash)?.get(version.label) !== zkvm);
    const reports = open.length ? await checkVersion(version, open) : [];
    const passed = reports.flatMap((report) => report.passed);
    for (const { hash } of open) checked.get(hash)?.delete(version.label);
    for (const { hash } of passed) checked.set(hash, new Map([...(checked.get(hash) ?? []), [version.label, zkvm]]));
    writeChecked(recordFile, checked, labels);

    const [all, toDo] = [samples, open].map((some) => new Set(some.map(({ hash }) => hash)).size) as [number, number];
    const failed = reports.reduce((sum, report) => sum + report.failed.size, 0);
    const unreached = toDo - passed.length - failed;
    const unbuilt = unreached ? `, ${unreached} cannot be built here` : '';
    say(
      `${version.label.padEnd(6)} risc0-zkvm ${zkvm}: ${all} samples, ${all - toDo} unchanged, ${passed.length} passed, ${failed} failed${unbuilt}`,
    );
    for (const line of reports.flatMap(failures)) say(`  ${line}`);
    for (const { unreachable } of reports) if (unreachable) say(`  not built: ${unreachable}`);
    failing += failed;
  }
  return failing ? 1 : 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof Problem)) throw error;
  process.stderr.write(`${error}\n`);
  process.exitCode = 1;
}
