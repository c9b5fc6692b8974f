/** Mistakes as text: grouped by file for people, and in formats that editors and other programs read. */
import { counted } from '../basics/counted.ts';
import type { Problem } from './problem.ts';

export const reportFormats = ['text', 'lines', 'github', 'json'] as const;
export type ReportFormat = (typeof reportFormats)[number];

const byPosition = ({ place: a }: Problem, { place: b }: Problem) =>
  (a?.line ?? 0) - (b?.line ?? 0) || (a?.column ?? 0) - (b?.column ?? 0);

/** The mistakes of each file, in the order of their positions; those without a file come first, under an empty name. */
function byFile(problems: readonly Problem[]): [file: string, problems: Problem[]][] {
  const files = new Map<string, Problem[]>();
  for (const problem of problems) {
    const file = problem.place?.file ?? '';
    files.set(file, [...(files.get(file) ?? []), problem]);
  }
  return [...files]
    .map(([file, list]): [string, Problem[]] => [file, list.toSorted(byPosition)])
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

/** `12:5  What is wrong. What to do.` below the name of each file, and their number at the end. */
export function problemsAsText(problems: readonly Problem[], noun = 'mistake'): string {
  const files = byFile(problems);
  const width = Math.max(...problems.map(({ place }) => positionOf(place).length));
  const groups = files.map(([file, list]) => {
    if (!file) return list.map(({ sentences }) => sentences).join('\n');
    return [file, ...list.map(({ place, sentences }) => `  ${positionOf(place).padEnd(width)}  ${sentences}`)].join(
      '\n',
    );
  });
  const named = files.filter(([file]) => file).length;
  return `${groups.join('\n\n')}\n\n${counted(problems.length, noun)}${named ? ` in ${counted(named, 'file')}` : ''}.`;
}

const positionOf = (place: Problem['place']) =>
  [place?.line, place?.column].filter((part) => part !== undefined).join(':');

/**
 * `content/b.mdx:12:5: error: what is wrong`, for problem matchers of editors. Without a position, it is that of the
 * first character.
 */
const asLine = (level: 'error' | 'warning', { place, sentences }: Problem) =>
  `${place?.file ?? '.'}:${place?.line ?? 1}:${place?.column ?? 1}: ${level}: ${sentences.replaceAll('\n', ' ')}`;

/** In a workflow command, the characters that end a value are escaped. */
const escapedData = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const escapedProperty = (text: string) => escapedData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/**
 * Annotations of GitHub Actions. See https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands.
 */
const asAnnotation = (level: 'error' | 'warning', { place, sentences }: Problem) => {
  const { file, line, column } = place ?? {};
  const properties = Object.entries({ file, line, col: column }).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${escapedProperty(String(value))}`],
  );
  return `::${level} ${properties.join(',')}::${escapedData(sentences)}`;
};

/**
 * A report of mistakes.
 * @param level whether they fail a build
 */
export function reportOf(problems: readonly Problem[], level: 'error' | 'warning', format: ReportFormat): string {
  if (format === 'github') return problems.map((problem) => asAnnotation(level, problem)).join('\n');
  if (format === 'lines') return problems.map((problem) => asLine(level, problem)).join('\n');
  if (format === 'json') {
    const list = problems.map(({ place, message, remedy }) => ({
      file: place?.file ?? null,
      line: place?.line ?? null,
      column: place?.column ?? null,
      level,
      message,
      remedy: remedy ?? null,
    }));
    return JSON.stringify(list, null, 2);
  }
  return problemsAsText(problems, level === 'error' ? 'mistake' : 'warning');
}
