/** Warnings about pages and data that are valid one by one, but don't fit together. */

import type { GlossaryEntry } from '../content/modules/glossary.ts';
import { topicPath } from '../content/pages/front-matter.ts';
import type { Library } from '../content/pages/library.ts';
import { placeholders } from '../content/pages/placeholders.ts';
import type { Topic } from '../content/pages/topic.ts';
import { Problem } from '../problems/problem.ts';
import { VersionProblem } from '../problems/version-problem.ts';
import { nameVersions } from '../versions/name-versions.ts';
import type { VersionTable } from '../versions/table.ts';
import type { PageSet } from './sets.ts';

const frontPlace = (topic: Topic, key: string) => ({ file: topic.file, ...topic.positionOf(key) });

/** Pages of one version with the same text: readers of search results and of tabs can't tell them apart. */
const sameTexts = (key: 'title' | 'description', sets: readonly PageSet[], table: VersionTable): Problem[] =>
  sets.flatMap(({ meta, pages }) => {
    const first = new Map<string, Topic>();
    return pages.flatMap(({ topic, record }) => {
      const text = record[key];
      const other = first.get(text);
      if (!other) first.set(text, topic);
      if (!other || !text || !topic.isReadable) return [];
      const report = (labels: readonly string[]) => ({
        what: `${other.file} has the ${key} "${text}" too${labels.length ? `, in ${nameVersions(labels, table)}` : ''}.`,
        remedy: `Say in both ${key}s what the page is about.`,
      });
      return new VersionProblem(meta.label === null ? [] : [meta.label], report, frontPlace(topic, key));
    });
  });

function successorProblems({ topics, table, find }: Library): Problem[] {
  return topics.flatMap((topic) => {
    const { successor } = topic.front;
    if (successor === undefined || !topic.isReadable) return [];
    const place = frontPlace(topic, 'successor');
    if (successor === topic.id)
      return new Problem('The page is its own successor.', { place, remedy: 'Name another page, or delete the line.' });
    const last = table.all.at(-1);
    if (last && topic.versions.includes(last) && find('versioned', successor))
      return new Problem(`The page has a successor, but still exists in ${last.label}.`, {
        place,
        remedy: 'End its `versions`, or delete the line.',
      });
    return [];
  });
}

function placeholderProblems({ topics }: Library): Problem[] {
  return topics.flatMap((topic) => {
    if (topic.front.draft) return [];
    const remedy = 'Replace it.';
    const lines = topic.body.split('\n');
    const inBody = [placeholders.opening, placeholders.section].flatMap((sentence) => {
      const index = lines.findIndex((line) => line.includes(sentence));
      const place = { file: topic.file, line: topic.bodyLine + index, column: 1 };
      return index < 0 ? [] : [new Problem(`"${sentence}" is the text of a new page.`, { place, remedy })];
    });
    if (topic.front.description !== placeholders.description) return inBody;
    return [
      new Problem('The description is that of a new page.', { place: frontPlace(topic, 'description'), remedy }),
      ...inBody,
    ];
  });
}

const manifestFence = /^```(?:toml|bash|sh)\b/;
const exactVersion = /(?<![\w.])\d+\.\d+\.\d+(?:-[\w.]+)?(?![\w.])/g;

/** Values of facts that are typed into manifests and commands, where the next release would leave them behind. */
function typedFacts({ topics }: Library): Problem[] {
  return topics
    .filter(({ isReadable }) => isReadable)
    .flatMap((topic) => {
      const names = new Map(
        topic.versions.flatMap(({ facts }) =>
          Object.entries(facts).flatMap(([name, value]) => (name === 'version' ? [] : [[value, name] as const])),
        ),
      );
      let isInFence = false;
      return topic.body.split('\n').flatMap((line, index) => {
        if (line.startsWith('```')) isInFence = !isInFence && manifestFence.test(line);
        // A condition names versions, and one of them may read like a fact.
        if (!isInFence || line.trim().startsWith('@when ')) return [];
        return [...line.matchAll(exactVersion)].flatMap(({ 0: value, index: at }) => {
          const name = names.get(value);
          const place = { file: topic.file, line: topic.bodyLine + index, column: at + 1 };
          return name
            ? [
                new Problem(`${value} is typed by hand.`, {
                  place,
                  remedy: `Write @${name}@, which each version fills in.`,
                }),
              ]
            : [];
        });
      });
    });
}

const mostWords = 50;

function glossaryProblems(glossary: readonly GlossaryEntry[]): Problem[] {
  const names = new Map(glossary.map(({ term }) => [term.toLowerCase(), term]));
  return glossary.flatMap((entry, index) => {
    const placeInTerm = (key: string) => ({ file: 'content/glossary.ts', path: ['glossary', index, key] });
    const problems: Problem[] = [];
    const before = glossary[index - 1];
    if (before && before.term.localeCompare(entry.term, 'en', { sensitivity: 'base' }) > 0)
      problems.push(
        new Problem(`"${entry.term}" comes after "${before.term}": the terms are not sorted.`, {
          place: placeInTerm('term'),
          remedy: 'Move it up.',
        }),
      );
    const words = entry.definition.split(/\s+/).length;
    if (words > mostWords)
      problems.push(
        new Problem(`The definition of "${entry.term}" has ${words} words, and at most ${mostWords} fit a card.`, {
          place: placeInTerm('definition'),
          remedy: 'Shorten it, and put the rest into the page that it leads to.',
        }),
      );
    for (const alias of entry.aliases) {
      const term = names.get(alias.toLowerCase()) ?? entry.term;
      names.set(alias.toLowerCase(), term);
      if (term !== entry.term)
        problems.push(
          new Problem(`The alias "${alias}" of "${entry.term}" means "${term}" too.`, {
            place: placeInTerm('aliases'),
            remedy: 'Delete the alias.',
          }),
        );
    }
    return problems;
  });
}

function releaseProblems({ all }: VersionTable): Problem[] {
  return all.flatMap(({ label, released }, index) => {
    const before = all.slice(0, index).findLast((version) => version.released !== undefined);
    if (!released || !before?.released || before.released <= released) return [];
    return new Problem(`${label} was released on ${released}, before ${before.label} (${before.released}).`, {
      place: { file: 'content/versions.ts', path: ['versions', index, 'released'] },
      remedy: 'Correct the date, or the order of the rows.',
    });
  });
}

/** Pages that some versions have in no sidebar, although others list them. */
function leftOut(sets: readonly PageSet[], table: VersionTable): Problem[] {
  const listed = new Set(
    sets.flatMap(({ pages }) => pages.filter(({ doc }) => doc.sidebar !== null).map(({ topic }) => topic)),
  );
  return sets.flatMap(({ version, pages }) =>
    pages.flatMap(({ topic, doc }) => {
      const isListed = doc.sidebar !== null || topic.id === 'index' || topic.front.listed === false;
      if (!version || !topic.isReadable || isListed || !listed.has(topic)) return [];
      const report = (labels: readonly string[]) => ({
        what: `No sidebar lists the page "${topic.id}" in ${nameVersions(labels, table)}.`,
        lackedBy: 'content/sidebars.ts',
        remedy: "Add it to the sidebar of these versions in content/sidebars.ts, or change the page's `versions`.",
      });
      return new VersionProblem([version.label], report, frontPlace(topic, 'versions'));
    }),
  );
}

/** A file that pages show, and what it is called. */
export interface ShownFile {
  readonly file: string;
  readonly kind: 'picture' | 'code' | 'passage' | 'table' | 'island';
}

/**
 * Files that no page shows.
 * @param used those that the bodies show
 * @param unread texts of pages with mistakes, which may show more files: those that they name are not reported
 */
export const unusedFiles = (files: readonly ShownFile[], used: ReadonlySet<string>, unread: string): Problem[] =>
  files
    .filter(({ file }) => !used.has(file) && !unread.includes(nameInPages(file)))
    .map(
      ({ file, kind }) =>
        new Problem(`No page shows this ${kind}.`, { place: { file }, remedy: 'Show it, or delete it.' }),
    );

/** The part of a file's path that a page has to name, in whatever way: `flow` for `content/pictures/flow.light.png`. */
const nameInPages = (file: string) =>
  /^content\/islands\/([^/]+)/.exec(file)?.[1] ?? (file.slice(file.lastIndexOf('/') + 1).split('.')[0] as string);

export const contentWarnings = (
  library: Library,
  sets: readonly PageSet[],
  glossary: readonly GlossaryEntry[],
): Problem[] => [
  ...sameTexts('title', sets, library.table),
  ...sameTexts('description', sets, library.table),
  ...leftOut(sets, library.table),
  ...successorProblems(library),
  ...placeholderProblems(library),
  ...typedFacts(library),
  ...glossaryProblems(glossary),
  ...releaseProblems(library.table),
];

/** Returns a warning for each page that is in no sidebar of any version and lacks `listed: false`. */
export function unlistedPages(sets: readonly PageSet[]): Problem[] {
  const pages = sets.flatMap((set) => set.pages);
  const listed = new Set(pages.filter(({ doc }) => doc.sidebar !== null).map(({ topic }) => topic));
  const missing = new Set(
    pages
      .map(({ topic }) => topic)
      // Without its title, the front matter can't be read, which may say that the page is in none.
      .filter((topic) => topic.front.title && !listed.has(topic) && topic.front.listed !== false)
      .filter(({ id }) => topicPath.safeParse(id).success),
  );
  return [...missing].map(
    ({ file, id }) =>
      new Problem(`No sidebar lists the page "${id}".`, {
        place: { file, line: 1 },
        remedy: `Add '${id}' to content/sidebars.ts, or write "listed: false" into the front matter.`,
        lackedBy: 'content/sidebars.ts',
      }),
  );
}
