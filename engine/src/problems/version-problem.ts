import { type Place, Problem, type ProblemOptions } from './problem.ts';

/** What is reported of a mistake, given the labels of the versions that have it, oldest first. */
type VersionReport = (labels: readonly string[]) => {
  readonly what: string;
  readonly remedy: string;
  readonly lackedBy?: string;
};

/** A mistake that some versions of a page have: reported once for all of them. */
export class VersionProblem extends Problem {
  readonly labels: readonly string[];
  readonly report: VersionReport;

  constructor(labels: readonly string[], report: VersionReport, place?: Place, lineInBlock = 0) {
    const { what, ...options } = report(labels);
    super(what, { place, lineInBlock, ...options });
    this.labels = labels;
    this.report = report;
  }

  override with({ place, lineInBlock }: Pick<ProblemOptions, 'place' | 'lineInBlock'>): VersionProblem {
    return new VersionProblem(this.labels, this.report, place, lineInBlock);
  }

  get key(): string {
    return String(new VersionProblem([], this.report, this.place));
  }

  and({ labels }: VersionProblem): VersionProblem {
    return new VersionProblem([...new Set([...this.labels, ...labels])], this.report, this.place);
  }
}
