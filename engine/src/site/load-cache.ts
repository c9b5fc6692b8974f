/**
 * The cache that a load of the site reuses; the development server keeps it. Sources are parsed again if their text has
 * changed, and bodies are rendered again if an answer of the site that they depend on has changed.
 */
import type { KnownTopics } from '../content/library.ts';
import type { Topic } from '../content/topic.ts';
import type { KnownPoints } from '../content/upgrade-points.ts';
import type { Rendering } from '../render/body.tsx';
import type { PlacedFlows, RenderSite } from '../render/data.ts';
import { type Body, type BodySource, readBody } from '../render/mdx.ts';
import { isCurrent } from '../render/view.ts';
import type { VersionTable } from '../versions/table.ts';
import type { KnownRecords } from './sets.ts';

export interface LoadCache {
  readonly topics: KnownTopics;
  readonly points: KnownPoints;
  readonly records: KnownRecords;
  readonly flows: PlacedFlows;
  /** Whether syntax trees stay in memory for the next load. */
  readonly keepsTrees: boolean;
  /** Dates of last changes, by file. */
  changes: ReadonlyMap<string, string> | undefined;
  /**
   * Starts a load. Clears the cache if the versions, or other data that all pages depend on, have changed.
   * @param shared anything, compared as JSON
   * @returns the table to use: topics of earlier loads refer to its versions
   */
  begin(table: VersionTable, shared: unknown): VersionTable;
  /** The parsed body of a file. Throws Problems, as `readBody` does. */
  parse(source: BodySource): Body;
  /** The valid rendered bodies of a topic, to which new ones are added. */
  renderings(topic: Topic, site: RenderSite): Rendering[];
}

/** @param keepsTrees false for a single load, which takes much less memory without them */
export function emptyCache(keepsTrees = true): LoadCache {
  let key = '';
  let lastTable: VersionTable | undefined;
  const bodies = new Map<string, { readonly text: string; readonly body: Body }>();
  let renderings = new WeakMap<Topic, Rendering[]>();
  const topics: KnownTopics = new Map();
  const points: KnownPoints = new Map();
  return {
    topics,
    points,
    records: new WeakMap(),
    flows: new Map(),
    keepsTrees,
    changes: undefined,
    begin(table, shared) {
      const now = JSON.stringify([table.all, shared]);
      if (lastTable && now === key) return lastTable;
      key = now;
      lastTable = table;
      topics.clear();
      points.clear();
      renderings = new WeakMap();
      return table;
    },
    parse(source) {
      if (!keepsTrees) return readBody(source);
      const text = `${source.line}\n${source.text}`;
      const before = bodies.get(source.file);
      const isSame =
        before?.text === text &&
        [...before.body.codeFiles].every(([name, code]) => source.codeFiles.text(name) === code);
      if (before && isSame) return before.body;
      const body = readBody(source);
      bodies.set(source.file, { text, body });
      return body;
    },
    renderings(topic, site) {
      if (!keepsTrees) return [];
      const holding = (renderings.get(topic) ?? []).filter(({ dependencies }) => isCurrent(dependencies, site));
      renderings.set(topic, holding);
      return holding;
    },
  };
}
