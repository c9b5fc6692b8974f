/** The code blocks of pages in a version, with facts filled in and without lines for other versions. */
import type { Code, Nodes } from 'mdast';
import {
  type CodeExtension,
  type CodeFiles,
  factOf,
  inCodeFile,
  isShown,
  type Library,
  memoOf,
  type Place,
  parseFence,
  parseMdx,
  parseRange,
  placed,
  splitHidden,
  type Topic,
  type Version,
  type VersionTable,
  versionCode,
  withFile,
} from 'onesource/tools';

export interface PageBlock {
  readonly language: string;
  readonly title: string | undefined;
  /** The options that this site adds to fences. */
  readonly options: Readonly<Record<string, string>>;
  /** The code with its hidden lines. */
  readonly text: string;
  /** The page's file, below the project's root. */
  readonly file: string;
  /** Where a line of the code (from 1) is written: in the page, or in the file that the page shows. */
  place(line: number): Place;
}

/** Where blocks are read from. */
export interface BlockSource {
  readonly files: CodeFiles;
  readonly code: CodeExtension;
}

/** A page's syntax tree, shared by all versions. */
const treeOf = memoOf((topic: Topic): Nodes => parseMdx(topic.body));

/** All blocks of a version, sorted by topic and line. Unversioned pages belong to the latest. */
export function blocksIn(library: Library, version: Version, source: BlockSource): PageBlock[] {
  const unversioned = version === library.table.latest ? library.inVersion(null) : [];
  return [...library.inVersion(version), ...unversioned].flatMap((topic) =>
    blocksOf(topic, version, library.table, source),
  );
}

/**
 * The blocks of one page in a version.
 * @throws Problem on an invalid range, fact, or fence
 */
export function blocksOf(topic: Topic, version: Version, table: VersionTable, source: BlockSource): PageBlock[] {
  const holds = (range: string) => parseRange(range, table).has(version);
  const blocks: PageBlock[] = [];
  const walk = (node: Nodes) => {
    const line = (node.position?.start.line ?? 1) + topic.bodyLine - 1;
    placed({ file: topic.file, line }, () => {
      if (node.type === 'mdxJsxFlowElement' && !isShown(node, holds)) return;
      if (node.type === 'code') blocks.push(blockOf(node, line, topic, version, holds, source));
      else if ('children' in node) for (const child of node.children) walk(child);
    });
  };
  walk(treeOf(topic));
  return blocks;
}

function blockOf(
  node: Code,
  line: number,
  topic: Topic,
  version: Version,
  holds: (range: string) => boolean,
  { files, code: extension }: BlockSource,
): PageBlock {
  const { lang, meta, code, origin } = withFile(
    { lang: node.lang ?? '', meta: node.meta ?? '', code: node.value },
    files,
    extension,
  );
  const { title, options } = parseFence(meta, extension.options);
  const answers = { holds, fact: (name: string) => factOf(version.facts, name) };
  const { text, lineInBlock } = inCodeFile(origin, () => versionCode(code, answers));
  return {
    language: lang,
    title,
    options,
    text: extension.hidesLines(options) ? splitHidden(text).whole : text,
    file: topic.file,
    place: (at) =>
      origin ? { file: origin.file, line: lineInBlock(at) } : { file: topic.file, line: line + lineInBlock(at) },
  };
}
