/** Metrics of a run: success@1, success@5, MRR@10, empty and labeled lists, and false answers. */

export interface Judged {
  /** Class of the query: for those of the class `nothing`, there should be no results. */
  readonly class: string;
  /** Rank of the first right result, from 1; 0 if there is none. */
  readonly rank: number;
  /** Number of results shown. */
  readonly shown: number;
  /** Whether they are labeled as the closest ones. */
  readonly isLabeled: boolean;
  /** Results of a version that was not searched. */
  readonly stray: number;
}

export interface Figures {
  readonly queries: number;
  readonly 'success@1'?: number;
  readonly 'success@5'?: number;
  readonly 'MRR@10'?: number;
  /** Empty lists for queries that have an answer, and lists that are labeled as the closest results. */
  readonly empty?: number;
  readonly labeled?: number;
  readonly 'false answers'?: number;
  readonly 'labeled false answers'?: number;
  readonly 'wrong version': number;
}

/** Figures per class, in the order of the queries, and for all classes together. */
export function summary(judged: readonly Judged[]): Record<string, Figures> {
  const classes = new Set(judged.map((query) => query.class));
  const table = Object.fromEntries(
    [...classes].map((name) => [name, figures(judged.filter((query) => query.class === name))]),
  );
  return { ...table, all: figures(judged) };
}

function figures(judged: readonly Judged[]): Figures {
  const asked = judged.filter((query) => query.class !== 'nothing');
  const unanswerable = judged.filter((query) => query.class === 'nothing' && query.shown);
  const mean = (value: (query: Judged) => number) =>
    Math.round((1000 * asked.reduce((sum, query) => sum + value(query), 0)) / asked.length) / 1000;
  return {
    queries: judged.length,
    ...(asked.length
      ? {
          'success@1': mean(({ rank }) => (rank === 1 ? 1 : 0)),
          'success@5': mean(({ rank }) => (rank > 0 && rank <= 5 ? 1 : 0)),
          'MRR@10': mean(({ rank }) => (rank > 0 && rank <= 10 ? 1 / rank : 0)),
          empty: asked.filter(({ shown }) => !shown).length,
          labeled: asked.filter(({ isLabeled }) => isLabeled).length,
        }
      : {}),
    ...(asked.length < judged.length
      ? {
          'false answers': unanswerable.filter(({ isLabeled }) => !isLabeled).length,
          'labeled false answers': unanswerable.filter(({ isLabeled }) => isLabeled).length,
        }
      : {}),
    'wrong version': judged.reduce((sum, { stray }) => sum + stray, 0),
  };
}

/** The classes in which the baseline's MRR@10 is higher. */
export function lostTo(
  baseline: Readonly<Record<string, Figures>>,
  table: Readonly<Record<string, Figures>>,
): string[] {
  return Object.entries(table).flatMap(([name, { 'MRR@10': ours = 0 }]) => {
    const other = baseline[name]?.['MRR@10'] ?? 0;
    return other > ours ? [`${name} (${other} to ${ours})`] : [];
  });
}
