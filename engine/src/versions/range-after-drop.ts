/** Ranges after the oldest version is dropped. */
import { versionsIn } from './range.ts';
import type { Version, VersionTable } from './table.ts';

/** The drop of the oldest version. */
export interface Drop {
  /** With the dropped version. */
  readonly before: VersionTable;
  /** Without it. */
  readonly after: VersionTable;
}

/** The dropped version. */
export const droppedVersion = ({ before }: Drop): Version => before.get(before.all[0]?.label ?? '');

/** The versions of a range that are left. */
export function versionsLeft(text: string, { before, after }: Drop): readonly Version[] {
  return versionsIn(text, before).flatMap(({ label }) => (after.has(label) ? [after.get(label)] : []));
}

/**
 * The same range of the versions that are left, without comparators that hold in all of them; null if none is left.
 * A range that says the same as before stays as it is.
 */
export function rangeAfterDrop(text: string, drop: Drop): string | null {
  const left = versionsLeft(text, drop);
  if (!left.length) return null;
  if (left.length === drop.after.all.length) return '*';
  const alternatives = text.split('||').map((part) => part.trim().split(/\s+/));
  const kept = alternatives
    .filter((words) => versionsLeft(words.join(' '), drop).length)
    .map((words) => words.filter((word) => versionsLeft(word, drop).length < drop.after.all.length));
  const isSame =
    kept.length === alternatives.length && kept.every((words, i) => words.length === alternatives[i]?.length);
  return isSame ? text : kept.map((words) => words.join(' ')).join(' || ');
}
