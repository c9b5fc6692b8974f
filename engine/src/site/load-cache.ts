/**
 * The cache that a load of the site reuses; the development server keeps it. A text is read again when it has changed,
 * and a page is rendered again when its text, or a value of the site that it has read, has changed.
 */
import type { KnownTopics } from '../content/pages/library.ts';
import type { Topic } from '../content/pages/topic.ts';
import type { KnownPoints } from '../content/pages/upgrade-points.ts';
import type { CheckedSite } from '../render/check/check-tree.ts';
import { isCurrent } from '../render/draw/page-context.ts';
import type { RenderSite } from '../render/draw/render-site.ts';
import type { Body, PageText } from '../render/parse/parse-body.ts';
import { readBody } from '../render/read-body.ts';
import type { RenderedBody } from '../render/render-body.tsx';
import type { Version, VersionTable } from '../versions/table.ts';

export interface LoadCache {
  readonly topics: KnownTopics;
  readonly points: KnownPoints;
  /** Whether syntax trees stay in memory for the next load. */
  readonly reusesTrees: boolean;
  changes: ReadonlyMap<string, string> | undefined;
  /**
   * Starts a load. Clears the cache if the versions, or other data that all pages depend on, have changed.
   * @param shared anything, compared as JSON
   * @returns the table to use: topics of earlier loads refer to its versions
   */
  begin(table: VersionTable, shared: unknown): VersionTable;
  /** The body of a file. Throws Problems, as `readBody` does. */
  read(page: PageText, site: CheckedSite): Body;
  /** A topic in a version, rendered by `render` unless it is current. */
  rendered(topic: Topic, version: Version | null, site: RenderSite, render: () => RenderedBody): RenderedBody;
}

/** @param reusesTrees false for a single load, which takes much less memory without them */
export function emptyCache(reusesTrees = true): LoadCache {
  let key = '';
  let lastTable: VersionTable | undefined;
  const bodies = new Map<string, { readonly text: string; readonly body: Body }>();
  let rendered = new WeakMap<Topic, Map<Version | null, RenderedBody>>();
  const topics: KnownTopics = new Map();
  const points: KnownPoints = new Map();
  return {
    topics,
    points,
    reusesTrees,
    changes: undefined,
    begin(table, shared) {
      const now = JSON.stringify([table.all, shared]);
      if (lastTable && now === key) return lastTable;
      key = now;
      lastTable = table;
      topics.clear();
      points.clear();
      rendered = new WeakMap();
      return table;
    },
    read(page, site) {
      if (!reusesTrees) return readBody(page, site);
      const text = `${page.line}\n${page.text}`;
      const before = bodies.get(page.file);
      if (before?.text === text) return before.body;
      const body = readBody(page, site);
      bodies.set(page.file, { text, body });
      return body;
    },
    rendered(topic, version, site, render) {
      if (!reusesTrees) return render();
      const versions = rendered.get(topic) ?? new Map<Version | null, RenderedBody>();
      rendered.set(topic, versions);
      const before = versions.get(version);
      // What a mistake is about may be repaired without a trace in the page.
      const body = before && !before.problems.length && isCurrent(before.siteValues, site) ? before : render();
      versions.set(version, body);
      return body;
    },
  };
}
