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
import type { FileChange } from './file-changes.ts';

/** The changes to the project at `root`. */
export function changesOfCut(
  root: string,
  before: Site,
  unreleased: string,
  label: string,
  date: string,
): FileChange[] {
  const changes: FileChange[] = [];
  const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');
  for (const { file, source, ranges } of contentRanges(root, before.library.folders)) {
    const edits = ranges.map(({ text, start, end, isInto }) => ({
      start,
      end,
      text: (isInto ? intoAfterCut : rangeAfterCut)(text, unreleased, label),
    }));
    const text = withEdits(source, edits);
    if (text !== source) changes.push({ file, before: source, after: text });
  }
  const rows = 'content/versions.ts';
  const table = read(rows);
  changes.push({
    file: rows,
    before: table,
    after: withCutRow(table, parseSync(rows, table).program, unreleased, label, date),
  });
  const addresses = new Set([...readFormerAddresses(root), ...presentAddresses(before.sets, before.redirects)]);
  const recorded = fs.existsSync(path.join(root, addressFile)) ? read(addressFile) : null;
  changes.push({ file: addressFile, before: recorded, after: addressList([...addresses].sort()) });
  return changes;
}
