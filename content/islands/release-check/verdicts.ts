/** The verdicts on all releases, from a file that `npm run feed` writes. */
import file from './verdicts.json' with { type: 'json' };

interface Known {
  readonly id: string;
  readonly name: string;
  readonly title: string;
  readonly severity: string;
  /** The releases that fix it; null if none does. */
  readonly fixed: string | null;
}

export interface Verdict {
  readonly state: string;
  readonly summary: string;
  readonly known: readonly Known[];
  readonly todo: string;
  /** Later releases without a known attack. */
  readonly fixed: string | null;
  readonly guide: { readonly from: string; readonly href: string } | null;
  /** ISO date. */
  readonly published: string;
  readonly isYanked: boolean;
}

/** The day of the registry's answer, in words. */
export const asked: string = file.asked;

const known: Readonly<Record<string, Omit<Known, 'id'> | undefined>> = file.known;

/** The verdict on each release, the newest first. */
export const verdicts: ReadonlyMap<string, Verdict> = new Map(
  file.groups.flatMap(({ releases, known: ids, ...verdict }) => {
    const entries = ids.flatMap((id) => {
      const entry = known[id];
      return entry ? [{ id, ...entry }] : [];
    });
    return releases.map(([release = '', published = '', yanked]): [string, Verdict] => [
      release,
      { ...verdict, known: entries, published, isYanked: yanked !== undefined },
    ]);
  }),
);
