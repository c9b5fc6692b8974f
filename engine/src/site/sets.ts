/** Creates the sets, one for each version and for the unversioned pages, with metadata and records. */

import { entryOf, itemAt } from '../basics/lookup.ts';
import { contentHash } from '../content/files/content-hash.ts';
import type { SidebarSource } from '../content/modules/sidebar-source.ts';
import { versionSidebars } from '../content/modules/sidebars.ts';
import { type Library, pageFolders } from '../content/pages/library.ts';
import { pathIn, type Topic } from '../content/pages/topic.ts';
import type { DocMeta, PageRecord, SetMeta } from '../model/record.ts';
import type { ProblemCollector } from '../problems/collect.ts';
import { Problem } from '../problems/problem.ts';
import type { RenderedBody } from '../render/render-body.tsx';
import { nameOfSet } from '../versions/site-versions.ts';
import type { Version } from '../versions/table.ts';

export interface SetPage {
  readonly topic: Topic;
  readonly doc: DocMeta;
  readonly record: PageRecord;
  readonly body: RenderedBody;
}

export interface PageSet {
  readonly version: Version | null;
  readonly meta: SetMeta;
  readonly pages: readonly SetPage[];
}

export interface SetSource {
  readonly library: Library;
  readonly sidebars: readonly SidebarSource[];
  render(topic: Topic, version: Version | null): RenderedBody;
  readonly problems: ProblemCollector;
  /** Returns the ISO date of a file's last change, or null. */
  updated(file: string): string | null;
}

interface StoredRecord {
  readonly record: PageRecord;
  readonly hash: string;
}

/** Creates records: versions in which a page reads the same share one object. */
function recordMaker({ library, updated, render }: SetSource) {
  const byHash = new Map<string, StoredRecord>();
  const predecessors = new Map<string, Topic[]>();
  for (const topic of library.topics) {
    const { successor } = topic.front;
    if (successor !== undefined) predecessors.set(successor, [...(predecessors.get(successor) ?? []), topic]);
  }
  const placesOf = (topic: Topic) => {
    const byPath = new Map<string, string[]>();
    for (const version of [...topic.versions].reverse()) {
      const path = pathIn(topic, version);
      byPath.set(path, [...(byPath.get(path) ?? []), version.label]);
    }
    return [...byPath].map(([path, versions]) => ({ path, versions }));
  };
  const precededBy = ({ id, versions }: Topic) => {
    const covers = (predecessors.get(id) ?? []).filter((topic) =>
      topic.versions.some((version) => !versions.includes(version)),
    );
    if (!covers.length) return {};
    return {
      precededBy: covers.map((topic) => ({
        title: render(topic, itemAt(topic.versions, -1)).title,
        places: placesOf(topic),
      })),
    };
  };
  const { latest } = library.table;
  const elsewhere = (topic: Topic, { ids, anchors }: RenderedBody) => {
    const parts = new Map<string, string>();
    const older = topic.versions.filter(({ order }) => order < latest.order);
    for (const version of anchors ? [...older].reverse() : [])
      for (const anchor of render(topic, version).anchors ?? [])
        if (!ids.has(anchor) && !parts.has(anchor)) parts.set(anchor, version.label);
    return parts.size ? { elsewhere: [...parts] } : {};
  };
  return (topic: Topic, body: RenderedBody, version: Version | null): StoredRecord => {
    const next = topic.front.successor ? library.find('versioned', topic.front.successor) : undefined;
    const record: PageRecord = {
      id: topic.id,
      title: body.title,
      description: body.description,
      toc: body.toc,
      body: body.html,
      source: topic.file.replace(/^content\//, ''),
      updated: updated(topic.file),
      islands: body.islands,
      sources: body.sources,
      places: placesOf(topic),
      ...(version === latest ? elsewhere(topic, body) : {}),
      ...precededBy(topic),
      successor: next?.versions.includes(latest) ? { title: render(next, latest).title, places: placesOf(next) } : null,
    };
    const hash = contentHash(JSON.stringify(record));
    const stored = byHash.get(hash) ?? { record, hash };
    byHash.set(hash, stored);
    return stored;
  };
}

/** Creates all sets, oldest version first and the unversioned pages last. */
export function makeSets(source: SetSource): PageSet[] {
  const { library, sidebars, render, problems } = source;
  const store = recordMaker(source);
  return [...library.table.all, null].map((version) => {
    const topics = new Map(library.inVersion(version).map((topic) => [topic.id, topic]));
    const { trees, order } = versionSidebars(sidebars, library, version, problems);
    const placesById = new Map([...order].reverse().map((place) => [place.id, place]));
    const reading = [...new Set(order.map(({ id }) => id))];
    const ids = [...reading, ...[...topics.keys()].filter((id) => !placesById.has(id))];
    const placesInReading = new Map(reading.map((id, at) => [id, at]));
    const neighbor = (id: string, step: 1 | -1) => {
      const at = placesInReading.get(id);
      return at === undefined ? null : (reading[at + step] ?? null);
    };
    const pages = ids.map((id): SetPage => {
      const topic = entryOf(topics, id);
      const body = render(topic, version);
      const { record, hash } = store(topic, body, version);
      const place = placesById.get(id);
      const doc: DocMeta = {
        id,
        path: pathIn(topic, version),
        label: body.label,
        sidebar: place?.sidebar ?? null,
        crumbs: place?.crumbs ?? [],
        previous: neighbor(id, -1),
        next: neighbor(id, 1),
        record: hash,
      };
      return { topic, doc, record, body };
    });
    if (version && pages.length && !topics.has('index'))
      problems.add(
        new Problem(`Version ${version.label} has no start page.`, {
          remedy: `content/${pageFolders.versioned}/index.mdx exists in every version.`,
        }),
      );
    const label = version?.label ?? null;
    const meta: SetMeta = {
      name: nameOfSet(label),
      label,
      path: version?.path ?? '',
      mainDocId: 'index',
      docs: pages.map(({ doc }) => doc),
      draftIds: library.drafts(version),
      sidebars: trees,
    };
    return { version, meta, pages };
  });
}
