/**
 * Checks fetched records: a proxy, a portal, or a damaged cache may answer with other JSON, and the topics of two
 * versions share their ids.
 */
import type { PageRecord } from '../model/record.ts';
import { unversionedSet } from '../versions/site-versions.ts';

const isRecordOf = (record: PageRecord, set: string): boolean =>
  [record.id, record.title, record.body].every((field) => typeof field === 'string') &&
  (set === unversionedSet ? !record.places.length : record.places.some(({ versions }) => versions.includes(set)));

/**
 * Returns the records.
 * @throws Error if they aren't records of pages in the set
 */
export function checkedPages(pages: readonly PageRecord[], set: string): readonly PageRecord[] {
  if (!pages.every((record) => isRecordOf(record, set))) throw new Error(`A page of "${set}" is malformed.`);
  return pages;
}
