/**
 * Mistakes in content and configuration, said so that the writer can mend them: where, what was found, what is allowed.
 */

/** Where a mistake stands. `file` is below the project's root; `line` counts from 1. */
export interface Place {
  readonly file: string;
  readonly line?: number;
}

/** A mistake of a writer. `remedy` says what to write instead. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly place: Place | undefined;
  readonly remedy: string | undefined;

  constructor(what: string, options: { place?: Place | undefined; remedy?: string | undefined; cause?: unknown } = {}) {
    super(what, options.cause === undefined ? undefined : { cause: options.cause });
    this.place = options.place;
    this.remedy = options.remedy;
  }

  /** The same problem with a place, where it has none yet. */
  at(place: Place): Problem {
    return this.place ? this : new Problem(this.message, { place, remedy: this.remedy, cause: this.cause });
  }

  /** `content/api/index.mdx:12: what. Remedy.` */
  override toString(): string {
    const where = this.place ? `${this.place.file}${this.place.line ? `:${this.place.line}` : ''}: ` : '';
    return `${where}${this.message}${this.remedy ? ` ${this.remedy}` : ''}`;
  }
}

/** Runs `work`; a Problem that has no place yet is thrown anew with this one. */
export function placed<T>(place: Place, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw error instanceof Problem ? error.at(place) : error;
  }
}

/** Runs `work` on a file; an error that is no Problem becomes one that names the file. */
export function inFile<T>(file: string, work: () => T): T {
  try {
    return work();
  } catch (cause) {
    if (cause instanceof Problem) throw cause;
    const message = cause instanceof Error ? cause.message : String(cause);
    throw new Problem(`The page cannot be rendered: ${message}.`, { place: { file }, remedy: 'Change what was edited last.', cause });
  }
}

/** Several mistakes at once, so that a writer can mend them all before the next run. */
export class ProblemList extends Error {
  override readonly name = 'ProblemList';
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(`${problems.length} problems`);
    this.problems = problems;
  }

  override toString(): string {
    return this.problems.join('\n');
  }
}

/** Gathers mistakes instead of stopping at the first. */
export function problemCollector() {
  const problems = new Map<string, Problem>();
  return {
    /** Runs `work`; gives undefined and keeps the mistake where it throws one. */
    async collect<T>(work: () => T | Promise<T>): Promise<T | undefined> {
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        problems.set(String(error), error);
        return undefined;
      }
    },
    /** Throws what was gathered, if anything. */
    end(): void {
      if (problems.size) throw new ProblemList([...problems.values()]);
    },
  };
}
