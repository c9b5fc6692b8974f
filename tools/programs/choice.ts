/** Which projects a run of the check is about. */
import type { PageProject } from './project.ts';
import { projectHash, type Run } from './record.ts';

export interface ProgramChoice {
  /** The projects that were asked for; those with something to do if left out. */
  readonly names?: readonly string[] | undefined;
  /** Whether real proofs are generated, for the projects whose pages ask for it. */
  readonly isProving: boolean;
  /** Whether to repeat runs that nothing has changed since. */
  readonly isForced: boolean;
}

/** What a run depends on besides its project. */
export type Tools = Pick<Run, 'zkvm' | 'toolchain'>;

/** Whether a page marks the project as one that `--prove` generates real proofs for. */
export const hasProof = ({ steps }: PageProject): boolean =>
  steps.some(({ block }) => block.options.prove !== undefined);

export const hasOutput = ({ steps }: PageProject): boolean => steps.some(({ kind }) => kind === 'output');

/**
 * The names of the projects to run, and of those that they continue.
 * @param recorded the last run of each project
 */
export function chosenProjects(
  projects: ReadonlyMap<string, PageProject>,
  recorded: Readonly<Record<string, Run>>,
  tools: Tools,
  { names, isProving, isForced }: ProgramChoice,
): ReadonlySet<string> {
  const isOpen = (project: PageProject) => {
    const run = recorded[project.name];
    const isSame = run?.hash === projectHash(project) && run.zkvm === tools.zkvm && run.toolchain === tools.toolchain;
    return isProving ? hasProof(project) : hasOutput(project) && (isForced || !isSame);
  };
  const chosen = new Set<string>();
  for (const name of names ?? [...projects.values()].filter(isOpen).map((project) => project.name)) {
    // A project may be in some of the versions only.
    let project = projects.get(name);
    for (; project; project = project.from) chosen.add(project.name);
  }
  return chosen;
}
