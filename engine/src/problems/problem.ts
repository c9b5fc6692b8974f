/** Mistakes in content and configuration, as the writer can fix them: where, what was found, what is allowed. */
import { messageOf } from './thrown.ts';

/** A position in a file; lines and columns count from 1. */
export interface Position {
  readonly line: number;
  readonly column?: number;
}

/** The location of a mistake. `file` is relative to the project's root. */
export interface Place extends Partial<Position> {
  readonly file: string;
  /** In a module: the value that is wrong, from the export's name inward. Its line is found when it is reported. */
  readonly path?: readonly PropertyKey[];
}

export interface ProblemOptions {
  readonly place?: Place | undefined;
  readonly remedy?: string | undefined;
  /** The module that lacks what this names. While the module can't be read, nothing is known about it. */
  readonly lackedBy?: string | undefined;
  readonly lineInBlock?: number;
  readonly cause?: unknown;
}

/** A writer's mistake. `remedy` says what to write instead. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly place: Place | undefined;
  readonly remedy: string | undefined;
  readonly lackedBy: string | undefined;
  /** Line (from 1) within the block that is being read, for a problem without a location. */
  readonly lineInBlock: number;

  constructor(what: string, options: ProblemOptions = {}) {
    super(what, options.cause === undefined ? undefined : { cause: options.cause });
    this.place = options.place;
    this.remedy = options.remedy;
    this.lackedBy = options.lackedBy;
    this.lineInBlock = options.lineInBlock ?? 0;
  }

  /** Modules of a project that are loaded again have a copy of this class. */
  static override [Symbol.hasInstance](thrown: unknown): boolean {
    // biome-ignore lint/complexity/noThisInStatic: subclasses inherit this.
    if (this !== Problem) return super[Symbol.hasInstance](thrown);
    return thrown instanceof Error && thrown.name === 'Problem';
  }

  with(where: Pick<ProblemOptions, 'place' | 'lineInBlock'>): Problem {
    const { message, remedy, lackedBy, cause } = this;
    return new Problem(message, { remedy, lackedBy, cause, ...where });
  }

  /** The same problem with a location, unless it has one. A block starts after the line of `place`. */
  at(place: Place): Problem {
    if (this.place) return this;
    const isInBlock = place.line !== undefined && this.lineInBlock;
    return this.with({ place: isInBlock ? { file: place.file, line: place.line + this.lineInBlock } : place });
  }

  get sentences(): string {
    return `${this.message}${this.remedy ? ` ${this.remedy}` : ''}`;
  }

  /** `content/api/index.mdx:12:5: what. Remedy.` */
  override toString(): string {
    const { file, line, column } = this.place ?? {};
    const where = [file, line, column].filter((part) => part !== undefined).join(':');
    return `${where ? `${where}: ` : ''}${this.sentences}`;
  }
}

/** Runs `work`. Of a Problem without a location that it throws, throws what `change` makes. */
export function unplaced<T>(work: () => T, change: (problem: Problem) => Problem): T {
  try {
    return work();
  } catch (error) {
    throw error instanceof Problem && !error.place ? change(error) : error;
  }
}

/** Runs `work`; adds the location to a Problem without one. A place that takes time to find is a function. */
export const placed = <T>(place: Place | (() => Place), work: () => T): T =>
  unplaced(work, (problem) => problem.at(typeof place === 'function' ? place() : place));

/** The line and column of an offset in a text, both from 1. */
export function positionAt(text: string, offset: number): Required<Position> {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}

/** Runs `work` on a file; converts any other error to a Problem that names the file. */
export function inFile<T>(file: string, work: () => T): T {
  try {
    return work();
  } catch (cause) {
    if (cause instanceof Problem || cause instanceof ProblemList) throw cause;
    const message = messageOf(cause);
    throw new Problem(`The page cannot be rendered: ${message}.`, {
      place: { file },
      remedy: 'Change what was edited last.',
      cause,
    });
  }
}

/** Runs `work`; adds to a Problem the line (from 1) within the block that is being read. */
export const inBlock = <T>(line: number, work: () => T): T =>
  unplaced(work, (problem) => (problem.lineInBlock ? problem : problem.with({ lineInBlock: line })));

/** Several mistakes, so that a writer can fix them all before the next run. */
export class ProblemList extends Error {
  override readonly name = 'ProblemList';
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }

  override toString(): string {
    return this.problems.join('\n');
  }
}
