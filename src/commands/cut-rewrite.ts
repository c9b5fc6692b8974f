/** The changes of a cut to the project's files. */
import fs from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { withEdits } from '../content/page-source.ts';
import { withCutRow } from '../content/version-rows.ts';
import { addressFile, presentAddresses, readFormerAddresses } from '../site/former-addresses.ts';
import type { Site } from '../site/load.ts';
import { rangeAfterCut } from '../versions/range.ts';
import { addressList } from './address-list.ts';
import { contentRanges } from './content-ranges.ts';

/** Rewrites the ranges of a text, from last to first. */
function withRanges(
  source: string,
  ranges: readonly { text: string; start: number; end: number }[],
  unreleased: string,
  label: string,
): string {
  return withEdits(
    source,
    ranges.map(({ text, start, end }) => ({ start, end, text: rangeAfterCut(text, unreleased, label) })),
  );
}

/** Copies the record of checked samples from the unreleased version to the new one, which has the same samples. One line per sample, as the check writes it. */
function withCheckedSamples(text: string, unreleased: string, label: string): string {
  const samples = JSON.parse(text) as Record<string, Record<string, string>>;
  const lines = Object.entries(samples).map(([hash, crates]) => {
    const named = Object.entries(crates).flatMap((entry) => (entry[0] === unreleased ? [[label, entry[1]], entry] : [entry]));
    return `  ${JSON.stringify(hash)}: ${JSON.stringify(Object.fromEntries(named))}`;
  });
  return `{\n${lines.join(',\n')}\n}\n`;
}

/** Rewrites the project at `root`. Returns the names of the changed files. */
export function rewriteForCut(root: string, before: Site, unreleased: string, label: string, date: string): string[] {
  const changed: string[] = [];
  const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');
  const write = (file: string, text: string) => {
    fs.writeFileSync(path.join(root, file), text);
    changed.push(file);
  };
  for (const { file, source, ranges } of contentRanges(root)) {
    const text = withRanges(source, ranges, unreleased, label);
    if (text !== source) write(file, text);
  }
  const rows = 'content/versions.ts';
  write(rows, withCutRow(read(rows), parseSync(rows, read(rows)).program, unreleased, label, date));
  const samples = 'content/checked-samples.json';
  if (fs.existsSync(path.join(root, samples))) write(samples, withCheckedSamples(read(samples), unreleased, label));
  const note = (name: string) => `content/upgrade/${name}.mdx`;
  if (fs.existsSync(path.join(root, note(unreleased)))) {
    fs.renameSync(path.join(root, note(unreleased)), path.join(root, note(label)));
    changed.push(note(label));
  }
  const addresses = new Set([...readFormerAddresses(root), ...presentAddresses(before.sets, before.redirects)]);
  write(addressFile, addressList([...addresses].sort()));
  return changed;
}
