/** Checks fetched records: the topics of two versions share their ids. */
import type { PageRecord } from '../model/record.ts';
import type { VersionLabel } from '../model/version-label.ts';
import { versionOfSet } from '../versions/site-versions.ts';

const isRecordOf = ({ places }: PageRecord, version: VersionLabel): boolean =>
  version === null ? !places.length : places.some(({ versions }) => versions.includes(version));

/** Returns the records. Throws an Error if they aren't records of pages in the set. */
export function checkedPages(pages: readonly PageRecord[], set: string): readonly PageRecord[] {
  if (!pages.every((record) => isRecordOf(record, versionOfSet(set))))
    throw new Error(`A page of "${set}" belongs to another version.`);
  return pages;
}
