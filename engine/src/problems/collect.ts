import { Problem, ProblemList } from './problem.ts';
import { VersionProblem } from './version-problem.ts';

/** Gathers mistakes instead of stopping at the first. */
export interface ProblemCollector {
  /** Runs `work`. If it throws a Problem, stores it and returns undefined. */
  collect<T>(work: () => T | Promise<T>): Promise<T | undefined>;
  /** Throws what was gathered, if anything. */
  end(): void;
}

export function problemCollector(): ProblemCollector {
  const problems = new Map<string, Problem>();
  const keep = (problem: Problem) => {
    const isOfVersion = problem instanceof VersionProblem;
    const key = isOfVersion ? problem.key : String(problem);
    const known = problems.get(key);
    problems.set(key, isOfVersion && known instanceof VersionProblem ? known.and(problem) : problem);
  };
  return {
    async collect(work) {
      try {
        return await work();
      } catch (error) {
        if (error instanceof ProblemList) error.problems.forEach(keep);
        else if (error instanceof Problem) keep(error);
        else throw error;
        return undefined;
      }
    },
    end() {
      if (problems.size) throw new ProblemList([...problems.values()]);
    },
  };
}
