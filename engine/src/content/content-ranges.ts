/** Finds all version ranges in the files of `content/`. */
import fs from 'node:fs';
import path from 'node:path';
import { VFileMessage } from 'vfile-message';
import { parseSync } from 'vite';
import { Problem } from '../problems/problem.ts';
import { namesOnly, parseRange } from '../versions/range.ts';
import type { Version, VersionTable } from '../versions/table.ts';
import { readCodeFiles } from './code-files.ts';
import { defaultFolders, filesBelow, type PageFolders } from './library.ts';
import { rangesInModule } from './module-ranges.ts';
import { type PlacedRange, rangesInCode, rangesInPage } from './ranges.ts';

/** A file, relative to the project's root, and its ranges by offset. */
export interface RangedFile {
  readonly file: string;
  readonly source: string;
  readonly ranges: readonly PlacedRange[];
}

/** The ranges of a page; none if it is not MDX, which is reported where pages are read. */
function rangesIfReadable(text: string): readonly PlacedRange[] {
  try {
    return rangesInPage(text);
  } catch (error) {
    if (error instanceof VFileMessage) return [];
    throw error;
  }
}

/** Reads the ranges of the project at `root`. */
export function contentRanges(root: string, folders: PageFolders = defaultFolders): RangedFile[] {
  const content = path.join(root, 'content');
  const tables = path.join(content, 'data');
  const modules = [
    'sidebars.ts',
    'glossary.ts',
    ...(fs.existsSync(tables) ? fs.readdirSync(tables).map((name) => `data/${name}`) : []),
  ];
  const read = (name: string) => fs.readFileSync(path.join(content, name), 'utf8');
  return [
    ...[folders.versioned, folders.unversioned, 'shared', 'upgrade']
      .flatMap((folder) => filesBelow(root, `content/${folder}`).map((name) => `${folder}/${name}`))
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

/** Line (from 1) of an offset. */
export const lineAt = (source: string, offset: number): number => source.slice(0, offset).split('\n').length;

/** Places of ranges that name only the unreleased version, and hold in the release after a cut: `FILE:LINE: RANGE`. */
export const unreleasedOnly = (files: readonly RangedFile[], table: VersionTable): string[] =>
  files.flatMap(({ file, source, ranges }) =>
    ranges.flatMap(({ text, start, isInto }) => {
      const { versions } = parseRange(text, table);
      const [first] = versions;
      const isWord = text.split(/[\s|]+/).some((word) => word === 'unreleased');
      if (isInto || isWord || versions.length !== 1 || first?.status !== 'unreleased') return [];
      return [`${file}:${lineAt(source, start)}: ${text}`];
    }),
  );

/** Warnings of ranges that name only the latest version: what they contain would disappear in the next one. */
export function latestOnly(files: readonly RangedFile[], table: VersionTable): Problem[] {
  const { latest } = table;
  const after = table.all.find(({ order }) => order > latest.order);
  /** Wrong ranges are reported where pages and modules are read. */
  const isOnly = (text: string, version: Version) => {
    try {
      return namesOnly(parseRange(text, table), version);
    } catch (error) {
      if (error instanceof Problem) return false;
      throw error;
    }
  };
  return files.flatMap(({ file, source, ranges }) =>
    ranges.flatMap(({ text, start, isInto }) => {
      if (isInto) return [];
      if (!isOnly(text, latest)) return [];
      const place = { file, line: lineAt(source, start) };
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
