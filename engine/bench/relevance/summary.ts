/** Metrics of a run: success@1, success@5, MRR@10, and false answers. */

export interface Answer {
  /** Class of the query: for those of the class `nothing`, there should be no results. */
  readonly class: string;
  /** Rank of the first right result, from 1; 0 if there is none. */
  readonly rank: number;
  /** Number of results shown. */
  readonly shown: number;
  /** Results of a version that was not searched. */
  readonly stray: number;
}

export interface Figures {
  readonly queries: number;
  readonly 'success@1'?: number;
  readonly 'success@5'?: number;
  readonly 'MRR@10'?: number;
  readonly 'false answers'?: number;
  readonly 'wrong version': number;
}

/** Figures per class, in the order of the answers, and for all classes together. */
export function summary(answers: readonly Answer[]): Record<string, Figures> {
  const classes = new Set(answers.map((answer) => answer.class));
  const table = Object.fromEntries([...classes].map((name) => [name, figures(answers.filter((answer) => answer.class === name))]));
  return { ...table, all: figures(answers) };
}

function figures(answers: readonly Answer[]): Figures {
  const asked = answers.filter((answer) => answer.class !== 'nothing');
  const unanswerable = answers.filter((answer) => answer.class === 'nothing');
  const mean = (value: (answer: Answer) => number) =>
    Math.round((1000 * asked.reduce((sum, answer) => sum + value(answer), 0)) / asked.length) / 1000;
  return {
    queries: answers.length,
    ...(asked.length > 0
      ? {
          'success@1': mean(({ rank }) => (rank === 1 ? 1 : 0)),
          'success@5': mean(({ rank }) => (rank > 0 && rank <= 5 ? 1 : 0)),
          'MRR@10': mean(({ rank }) => (rank > 0 && rank <= 10 ? 1 / rank : 0)),
        }
      : {}),
    ...(unanswerable.length > 0 ? { 'false answers': unanswerable.filter(({ shown }) => shown > 0).length } : {}),
    'wrong version': answers.reduce((sum, { stray }) => sum + stray, 0),
  };
}
