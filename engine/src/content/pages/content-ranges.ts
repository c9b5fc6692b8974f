/** Finds all version ranges in the files of `content/`, with their offsets. */
import fs from 'node:fs';
import path from 'node:path';
import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import { VFileMessage } from 'vfile-message';
import { parseSync } from 'vite';
import { isPair, isScalar, parseDocument, visit as visitYaml } from 'yaml';
import { ifValid, problemCollector } from '../../problems/collect.ts';
import { Problem, positionAt } from '../../problems/problem.ts';
import { namesOnly, parseRange } from '../../versions/range.ts';
import type { VersionTable } from '../../versions/table.ts';
import { readCodeFiles } from '../files/code-files.ts';
import { filesIn } from '../files/project-file.ts';
import { rangesInModule } from '../modules/module-ranges.ts';
import { parseLink } from '../syntax/links.ts';
import { isElement, textAttribute } from '../syntax/mdx.ts';
import { readCodeMark } from '../syntax/version-code.ts';
import { pageFolders, pagesIn } from './library.ts';
import { linksInPage } from './page-links.ts';
import { type PageSource, type PlacedText, parsePage, placeBetween, placeInNode } from './page-source.ts';

export interface PlacedRange extends PlacedText {
  /** Whether it lists versions that upgrades pass into, instead of saying when something holds. */
  readonly isInto?: true;
}

function rangesOfFront(file: string, { yaml, yamlStart }: PageSource): PlacedRange[] {
  const ranges: PlacedRange[] = [];
  visitYaml(parseDocument(yaml), {
    Pair(_, { key, value }, path) {
      const parent = path.at(-2);
      const inPaths = isPair(parent) && isScalar(parent.key) && parent.key.value === 'paths';
      const isInto = isScalar(key) && key.value === 'into';
      const isRange = isScalar(key) && ['into', 'from', 'versions'].includes(String(key.value));
      const range = inPaths ? key : isRange ? value : null;
      if (!isScalar(range) || !range.range) return;
      const placed = placeBetween(file, String(range.value), yamlStart + range.range[0], yamlStart + range.range[1]);
      ranges.push(...placed.map((text): PlacedRange => (isInto ? { ...text, isInto } : text)));
    },
  });
  return ranges;
}

export function rangesInCode(file: string, start = 0, end = file.length): PlacedText[] {
  let at = start;
  return file
    .slice(start, end)
    .split('\n')
    .flatMap((line) => {
      const from = at;
      at += line.length + 1;
      const mark = readCodeMark(line);
      if (mark?.kind !== 'when') return [];
      const { range, start: inLine } = mark;
      return [{ text: range, start: from + inLine, end: from + inLine + range.length }];
    });
}

export function rangesInPage(file: string): PlacedRange[] {
  const source = parsePage(file);
  const ranges = rangesOfFront(file, source);
  visit(source.tree, (node: Nodes) => {
    if (node.type === 'code')
      ranges.push(...rangesInCode(file, node.position?.start.offset, node.position?.end.offset));
    const versions = isElement(node) ? textAttribute(node, 'versions') : undefined;
    if (versions) ranges.push(...placeInNode(file, versions.value, versions.node));
  });
  return ranges.sort((a, b) => a.start - b.start);
}

export interface RangedFile {
  readonly file: string;
  readonly source: string;
  readonly ranges: readonly PlacedRange[];
}

/** The ranges of a page; none if it can't be read, which is reported where pages are. */
function rangesIfReadable(text: string): readonly PlacedRange[] {
  try {
    return rangesInPage(text);
  } catch (error) {
    if (error instanceof VFileMessage || error instanceof Problem) return [];
    throw error;
  }
}

/** All version ranges that pages and modules of the content have, by file. */
export function contentRanges(root: string): RangedFile[] {
  const content = path.join(root, 'content');
  const modules = ['sidebars.ts', 'glossary.ts', ...filesIn(root, 'content/data').map((name) => `data/${name}`)];
  // A folder that is named like a page is reported where pages are.
  const isFile = (name: string) => fs.statSync(path.join(content, name), { throwIfNoEntry: false })?.isFile();
  const read = (name: string) => (isFile(name) ? fs.readFileSync(path.join(content, name), 'utf8') : '');
  return [
    ...[...Object.values(pageFolders), 'shared', 'upgrade']
      .flatMap((folder) => pagesIn(root, `content/${folder}`, problemCollector()).map((name) => `${folder}/${name}`))
      .map((name) => ({ file: `content/${name}`, source: read(name), ranges: rangesIfReadable(read(name)) })),
    ...readCodeFiles(root).names.map((name) => ({
      file: `content/${name}`,
      source: read(name),
      ranges: rangesInCode(read(name)),
    })),
    ...modules
      .filter((name) => name.endsWith('.ts') && fs.existsSync(path.join(content, name)))
      .map((name) => ({
        file: `content/${name}`,
        source: read(name),
        ranges: rangesInModule(read(name), parseSync(name, read(name)).program),
      })),
  ];
}

/** Places of ranges that name only the unreleased version, and hold in the release after a cut: `FILE:LINE: RANGE`. */
export const unreleasedOnly = (files: readonly RangedFile[], table: VersionTable): string[] =>
  files.flatMap(({ file, source, ranges }) =>
    ranges.flatMap(({ text, start, isInto }) => {
      const { versions } = parseRange(text, table);
      const [first] = versions;
      const isWord = text.split(/[\s|]+/).some((word) => word === 'unreleased');
      if (isInto || isWord || versions.length !== 1 || first?.status !== 'unreleased') return [];
      return [`${file}:${positionAt(source, start).line}: ${text}`];
    }),
  );

/** A Problem for each range that names only the latest version. */
export function latestOnly(files: readonly RangedFile[], table: VersionTable): Problem[] {
  const { latest } = table;
  const after = table.all.find(({ order }) => order > latest.order);
  return files.flatMap(({ file, source, ranges }) =>
    ranges.flatMap(({ text, start, isInto }) => {
      if (isInto || !ifValid(() => namesOnly(parseRange(text, table), latest))) return [];
      const place = { file, line: positionAt(source, start).line };
      const until = after ? ` or >=${latest.label} <${after.label} if it ends before ${after.label}` : '';
      return [
        new Problem(`The range "${text}" names only the latest version.`, {
          place,
          remedy: `Write >=${latest.label} if it holds from now on${until}.`,
        }),
      ];
    }),
  );
}

/** The links of pages to a version by its label, as `FILE:LINE: LINK`. */
export const pinnedLinks = (files: readonly RangedFile[], label: string): string[] =>
  files
    .filter(({ file }) => file.endsWith('.mdx'))
    .flatMap(({ file, source }) =>
      linksInPage(source).flatMap(({ text, start }) => {
        if (!text.startsWith('api@')) return [];
        const link = parseLink(text);
        return link.type === 'topic' && link.version === label
          ? [`${file}:${positionAt(source, start).line}: ${text}`]
          : [];
      }),
    );
