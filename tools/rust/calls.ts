/** The lines of code in `content/calls.ts` as programs: for each group and version, one with the usual features, and one with more. */
import fs from 'node:fs';
import type { Version } from 'onesource/tools';
import { type Call, type CallGroup, callGroups, callsOf, givenIn } from '../../content/calls.ts';
import { isIn } from '../../content/signatures.ts';
import { versions } from '../../content/versions.ts';
import type { PageBlock } from '../programs/block.ts';
import { manifestText } from '../programs/manifest.ts';
import type { PlacedSample } from './extract.ts';
import { type Sample, sampleHash } from './sample.ts';

const usual: Readonly<Record<'guest' | 'host', readonly string[]>> = { guest: ['std'], host: ['std', 'client'] };

/** The page that shows the lines. */
const page = 'content/api/zkvm/api-reference.mdx';
const file = 'content/calls.ts';
const latest = versions.find((row) => 'latest' in row)?.label;

const source = fs.readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8').split('\n');
const lineOf = (name: string) => source.findIndex((text) => text.includes(name)) + 1;

/** The line of a program that has the first call; attributes and imports are before it. */
const firstLine = 3;

/** A function for each line, which finds what the group gives it. */
function programOf(group: CallGroup, calls: readonly Call[], version: string): string {
  const given = givenIn(group, version).replaceAll('\n', ' ');
  const functions = calls.map(
    ({ code }, i) =>
      `fn line_${i}() -> Result<(), Box<dyn std::error::Error>> { ${given} let _ = { ${code} }; #[allow(unreachable_code)] Ok(()) }`,
  );
  const uses = (group.uses ?? '').replaceAll('\n', ' ');
  return ['#![allow(warnings)]', uses, ...functions, 'fn main() {}', ''].join('\n');
}

function manifestOf({ crate }: CallGroup, features: readonly string[], { facts }: Version): string | undefined {
  const zkvm = { version: facts.zkvm ?? '', 'default-features': false, features: [...features] };
  const build = crate === 'risc0-build' ? { 'risc0-build': `=${facts.build}` } : {};
  return manifestText({
    package: { name: 'lines', version: '0.0.0', edition: '2021' },
    dependencies: { 'risc0-zkvm': zkvm, ...build },
  });
}

function sampleOf(group: CallGroup, check: 'guest' | 'host', calls: readonly Call[], version: Version): PlacedSample {
  const more = calls.flatMap(({ features }) => features).filter((feature) => !usual[check].includes(feature));
  const compiled = programOf(group, calls, version.label);
  const isUsual = !more.length && group.crate === 'risc0-zkvm';
  const manifest = isUsual ? undefined : manifestOf(group, [...new Set([...usual[check], ...more])], version);
  const sample: Sample = { check, compiled, methods: [], manifest };
  const block: PageBlock = {
    language: 'rust',
    title: undefined,
    options: {},
    text: compiled,
    file: page,
    place: (line) => ({ file, line: lineOf(calls[line - firstLine]?.path ?? group.caption) }),
  };
  return { sample, hash: sampleHash(sample), block };
}

/** The crates of the unreleased version are those of a pre-release, without what the branch has had since. */
const isTooNew = ({ after }: Call, { status }: Version) => status === 'unreleased' && after === latest;

/** The programs of a version. */
export function samplesOfCalls(version: Version): PlacedSample[] {
  return Object.values<CallGroup>(callGroups).flatMap((group) => {
    const { check } = group;
    if (!check) return [];
    const calls = callsOf(group).filter((call) => call.code && isIn(call, version.label) && !isTooNew(call, version));
    const isUsual = ({ features }: Call) => features.every((feature) => usual[check].includes(feature));
    return [calls.filter(isUsual), calls.filter((call) => !isUsual(call))].flatMap((some) =>
      some.length ? [sampleOf(group, check, some, version)] : [],
    );
  });
}
