/**
 * Extracts the Rust samples of pages in a version, with facts filled in and without code for other versions.
 */
import type { Code, Nodes } from 'mdast';
import {
  type CodeExtension,
  type CodeFiles,
  factOf,
  inCodeFile,
  type Library,
  mdxReader,
  type Place,
  parseFence,
  parseRange,
  placed,
  splitHidden,
  type Topic,
  type Version,
  type VersionTable,
  versionCode,
  withFile,
} from 'onesource/tools';
import { type Sample, sampleHash, sampleOf } from './sample.ts';

/** A sample that is marked for the check, and its location. */
export interface PlacedSample {
  readonly sample: Sample;
  readonly hash: string;
  /** The page's file, below the project's root. */
  readonly file: string;
  /** Maps a line of the compiled code (from 1) to its line in the page, or in the file that the page shows. */
  place(line: number): Place;
}

type FlowElement = Extract<Nodes, { type: 'mdxJsxFlowElement' }>;

const trees = new WeakMap<Topic, Nodes>();

/** A page's syntax tree, shared by all versions. */
function treeOf(topic: Topic): Nodes {
  const known = trees.get(topic) ?? mdxReader().parse(topic.body);
  trees.set(topic, known);
  return known;
}

/** Where samples are read from. */
export interface SampleSource {
  readonly files: CodeFiles;
  readonly code: CodeExtension;
}

/** All samples marked for the check in a version, sorted by topic and line. Unversioned pages belong to the latest. */
export function samplesIn(library: Library, version: Version, source: SampleSource): PlacedSample[] {
  const unversioned = version === library.table.latest ? library.inVersion(null) : [];
  return [...library.inVersion(version), ...unversioned].flatMap((topic) => samplesOf(topic, version, library.table, source));
}

/**
 * The samples of one page in a version.
 * @throws Problem on an invalid range, fact, or fence
 */
export function samplesOf(topic: Topic, version: Version, table: VersionTable, source: SampleSource): PlacedSample[] {
  const holds = (range: string) => parseRange(range, table).has(version);
  const found: PlacedSample[] = [];
  const walk = (node: Nodes) => {
    const line = (node.position?.start.line ?? 1) + topic.bodyLine - 1;
    placed({ file: topic.file, line }, () => {
      if (node.type === 'mdxJsxFlowElement' && !shownIn(node, holds)) return;
      if (node.type === 'code') found.push(...placedSample(node, line, topic, version, holds, source));
      else if ('children' in node) for (const child of node.children) walk(child);
    });
  };
  walk(treeOf(topic));
  return found;
}

function shownIn(element: FlowElement, holds: (range: string) => boolean): boolean {
  if (element.name !== 'When') return true;
  const versions = element.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === 'versions')?.value;
  return typeof versions !== 'string' || holds(versions);
}

function placedSample(
  node: Code,
  line: number,
  topic: Topic,
  version: Version,
  holds: (range: string) => boolean,
  { files, code: extension }: SampleSource,
): PlacedSample[] {
  const { lang, meta, code, origin } = withFile({ lang: node.lang ?? '', meta: node.meta ?? '', code: node.value }, files, extension);
  if (lang !== 'rust') return [];
  const answers = { holds, fact: (name: string) => factOf(version.facts, name) };
  const { text, lineInBlock } = inCodeFile(origin, () => versionCode(code, answers));
  const sample = sampleOf(splitHidden(text).whole, parseFence(meta, extension.options).options);
  if (!sample) return [];
  const place = (at: number) =>
    origin ? { file: origin.file, line: origin.lines[lineInBlock(at) - 1] ?? 1 } : { file: topic.file, line: line + lineInBlock(at) };
  return [{ sample, hash: sampleHash(sample), file: topic.file, place }];
}
