import { Problem, ProblemList } from './problem.ts';
import { VersionProblem } from './version-problem.ts';

export interface ProblemCollector {
  /** Runs `work`. If it throws a Problem, stores it and returns undefined. */
  collect<T>(work: () => T | Promise<T>): Promise<T | undefined>;
  /** The same for work that doesn't wait. */
  attempt<T>(work: () => T): T | undefined;
  add(problem: Problem): void;
  /** From now on, nothing is reported as lacking from a module, which can't be read. */
  unread(module: string): void;
  readonly size: number;
  readonly all: readonly Problem[];
  /** Throws what was gathered, if anything. */
  end(): void;
}

/** An empty collector, which reports the same problem once. */
export function problemCollector(): ProblemCollector {
  const problems = new Map<string, Problem>();
  const unread = new Set<string>();
  const known = () => [...problems.values()].filter(({ lackedBy }) => !lackedBy || !unread.has(lackedBy));
  const addOnce = (problem: Problem) => {
    const isOfVersion = problem instanceof VersionProblem;
    const key = isOfVersion ? problem.key : String(problem);
    const earlier = problems.get(key);
    problems.set(key, isOfVersion && earlier instanceof VersionProblem ? earlier.and(problem) : problem);
  };
  const addThrown = (error: unknown): undefined => {
    if (error instanceof ProblemList) error.problems.forEach(addOnce);
    else if (error instanceof Problem) addOnce(error);
    else throw error;
  };
  return {
    async collect(work) {
      try {
        return await work();
      } catch (error) {
        return addThrown(error);
      }
    },
    attempt(work) {
      try {
        return work();
      } catch (error) {
        return addThrown(error);
      }
    },
    add: addOnce,
    unread: (module) => void unread.add(module),
    get size() {
      return problems.size;
    },
    get all() {
      return known();
    },
    end() {
      if (problems.size) throw new ProblemList(known());
    },
  };
}

/** The result of `work`; undefined if it throws a Problem, which is reported elsewhere. */
export const ifValid = <T>(work: () => T): T | undefined => problemCollector().attempt(work);

/** Each mistake once. What several versions of a page have is one mistake. */
export function distinct(problems: readonly Problem[]): readonly Problem[] {
  const collector = problemCollector();
  problems.forEach(collector.add);
  return collector.all;
}

/** Runs `work`, and throws all of its mistakes at the end. */
export function withProblems<T>(work: (problems: ProblemCollector) => T): T {
  const problems = problemCollector();
  const result = work(problems);
  problems.end();
  return result;
}

/** Gathers nothing: the first mistake is thrown. */
export const firstProblem: ProblemCollector = {
  collect: async (work) => work(),
  attempt: (work) => work(),
  add(problem) {
    throw problem;
  },
  unread: () => {},
  size: 0,
  all: [],
  end: () => {},
};
