/** Counts how much of the example programs changed between releases, for the cards of the upgrade guides. */
import { steps } from 'onesource/tools';
import { type ExampleEdits, examples, readExampleEdits, writeExampleEdits } from '../news/example-edits.ts';
import type { Repository } from './repository.ts';

/** The lines that say something: without white space around them, comments, and the license. */
const codeLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('//'));

type Programs = ReadonlyMap<string, readonly string[]>;

const programAt = (repository: Repository, tag: string, example: string): Programs =>
  new Map(
    repository
      .files(tag, `examples/${example}/`)
      .filter((name) => name.endsWith('.rs'))
      .map((name) => [name, codeLines(repository.read(tag, name) ?? '')]),
  );

const sum = (numbers: readonly number[]) => numbers.reduce((all, next) => all + next, 0);

/** How many lines somebody edits to get from one text to the other: of each place that differs, the longer side. */
export const editedLines = (before: readonly string[], after: readonly string[]): number =>
  sum(
    steps(before, after, (line) => line).map((step) =>
      step.type === 'changed' ? Math.max(step.before.length, step.after.length) : 0,
    ),
  );

/** @param tags of releases, oldest first */
export function countExampleEdits(repository: Repository, tags: readonly string[]): ExampleEdits {
  const programs = new Map(tags.map((tag) => [tag, examples.map((example) => programAt(repository, tag, example))]));
  const programsOf = (tag: string) => programs.get(tag) ?? [];
  const changedBetween = (from: string, to: string): number[] =>
    programsOf(from).map((before, i) => {
      const after = programsOf(to)[i] ?? new Map();
      return sum(
        [...new Set([...before.keys(), ...after.keys()])].map((name) =>
          editedLines(before.get(name) ?? [], after.get(name) ?? []),
        ),
      );
    });
  return {
    lines: Object.fromEntries(
      tags.map((tag) => [
        tag,
        programsOf(tag).map((program) => sum([...program.values()].map(({ length }) => length))),
      ]),
    ),
    changed: Object.fromEntries(
      tags.flatMap((from, i) => tags.slice(i + 1).map((to) => [`${from}..${to}`, changedBetween(from, to)])),
    ),
  };
}

/** What the file says that isn't in the repository; `isWritten` writes it instead. */
export function checkExampleEdits(repository: Repository, tags: readonly string[], isWritten = false): string[] {
  const counted = countExampleEdits(repository, tags);
  if (isWritten) writeExampleEdits(counted);
  const written = readExampleEdits();
  return (['lines', 'changed'] as const).flatMap((part) =>
    Object.entries(counted[part]).flatMap(([key, numbers]) =>
      numbers.join() === written[part][key]?.join()
        ? []
        : [`tools/news/example-edits.json, ${key}: ${written[part][key] ?? 'nothing'}, but it is ${numbers}.`],
    ),
  );
}
