/** The changes of a cut to the project's files. */
import fs from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { contentRanges } from '../../content/content-ranges.ts';
import { withEdits } from '../../content/page-source.ts';
import { withCutRow } from '../../content/version-rows.ts';
import { addressFile, presentAddresses, readFormerAddresses } from '../../site/former-addresses.ts';
import type { Site } from '../../site/load.ts';
import { intoAfterCut, rangeAfterCut } from '../../versions/range.ts';
import { addressList } from './address-list.ts';

/** Rewrites the project at `root`. Returns the names of the changed files. */
export function rewriteForCut(root: string, before: Site, unreleased: string, label: string, date: string): string[] {
  const changed: string[] = [];
  const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');
  const write = (file: string, text: string) => {
    fs.writeFileSync(path.join(root, file), text);
    changed.push(file);
  };
  for (const { file, source, ranges } of contentRanges(root)) {
    const edits = ranges.map(({ text, start, end, isInto }) => ({
      start,
      end,
      text: (isInto ? intoAfterCut : rangeAfterCut)(text, unreleased, label),
    }));
    const text = withEdits(source, edits);
    if (text !== source) write(file, text);
  }
  const rows = 'content/versions.ts';
  write(rows, withCutRow(read(rows), parseSync(rows, read(rows)).program, unreleased, label, date));
  const addresses = new Set([...readFormerAddresses(root), ...presentAddresses(before.sets, before.redirects)]);
  write(addressFile, addressList([...addresses].sort()));
  return changed;
}
