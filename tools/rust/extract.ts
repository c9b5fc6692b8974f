/**
 * Extracts the Rust samples of pages in a version, with facts filled in and without code for other versions.
 */
import type { Place, Topic, Version, VersionTable } from 'onesource/tools';
import { type BlockSource, blocksOf, type PageBlock } from '../programs/block.ts';
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

/** The samples among blocks. */
export function samplesAmong(blocks: readonly PageBlock[]): PlacedSample[] {
  return blocks.flatMap(({ language, text, options, file, place }) => {
    const sample = language === 'rust' ? sampleOf(text, options) : null;
    return sample ? [{ sample, hash: sampleHash(sample), file, place }] : [];
  });
}

/**
 * The samples of one page in a version.
 * @throws Problem on an invalid range, fact, or fence
 */
export const samplesOf = (topic: Topic, version: Version, table: VersionTable, source: BlockSource): PlacedSample[] =>
  samplesAmong(blocksOf(topic, version, table, source));
