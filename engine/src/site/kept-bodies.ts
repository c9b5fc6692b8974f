/**
 * Bodies that earlier builds rendered. Those of a topic are used again if its file is the same, and everything else
 * that they may depend on: the code, the versions with their facts, the configuration, where every topic is, and what
 * the elements in its text show.
 */
import { createHash } from 'node:crypto';
import path from 'node:path';
import { z } from 'zod';
import { folderHash } from '../cache/folder-hash.ts';
import type { Store } from '../cache/store.ts';
import type { Library } from '../content/library.ts';
import type { Pictures } from '../content/pictures.ts';
import { extensionsFile, type ProjectModules } from '../content/project.ts';
import type { Topic } from '../content/topic.ts';
import type { SiteInfo } from '../model/site-info.ts';
import { entryOf } from '../problems/lookup.ts';
import { Problem } from '../problems/problem.ts';
import type { RenderedBody } from '../render/body.tsx';
import { labelOf, type TopicBodies } from './topic-renderer.ts';

/** Where a build keeps results, and the hashes of the modules that they are made by. */
export interface Keeping {
  readonly store: Store;
  /** The hash of a module of the project with all that it imports; '' if there is no such module. */
  readonly codeHash: (file: string) => string;
}

const place = z.object({
  file: z.string(),
  line: z.exactOptional(z.number()),
  column: z.exactOptional(z.number()),
});
const target = z.object({
  kind: z.enum(['versioned', 'unversioned']),
  id: z.string(),
  version: z.string().nullable(),
  anchor: z.string(),
});

/** A body, for the versions with these labels; '' is an unversioned page. */
const keptBody = z.object({
  labels: z.array(z.string()),
  html: z.string(),
  toc: z.array(z.tuple([z.union([z.literal(2), z.literal(3)]), z.string(), z.string()])),
  anchors: z.array(z.string()),
  links: z.array(z.object({ target, place })),
  islands: z.array(z.string()),
  /** Their files, and the addresses that the body has. */
  pictures: z.array(z.tuple([z.string(), z.string()])),
  markdown: z.string(),
  title: z.string(),
  label: z.string(),
  description: z.string(),
  sources: z.array(z.object({ title: z.string(), href: z.string() })),
});
const keptTopic = z.object({
  /** The code files that the topic shows. */
  codeFiles: z.array(z.string()),
  /** Of all versions, in their order. */
  labels: z.array(z.string()),
  bodies: z.array(keptBody),
});

/** The bodies of a topic as data, which another thread or a later build can read. */
export type TopicData = z.infer<typeof keptTopic>;

export interface KeptBodies {
  /** @param text the topic's file */
  read(topic: Topic, text: string): TopicBodies | undefined;
  /** Keeps the bodies of a topic without mistakes. */
  write(topic: Topic, text: string, bodies: TopicBodies): void;
}

const addressesOf = ({
  address,
  light,
}: {
  readonly address: string;
  readonly light: { readonly address: string } | null;
}) => [address, light?.address].join(' ');

/** A picture that a body shows; undefined if it is another one now. */
function sameFile(pictures: Pictures, file: string, addresses: string) {
  try {
    const picture = pictures.find(`./${path.posix.basename(file)}`, file);
    return addressesOf(picture) === addresses ? picture : undefined;
  } catch (error) {
    if (error instanceof Problem) return undefined;
    throw error;
  }
}

function restored(
  { labels: _, anchors, pictures: shown, markdown, ...rest }: z.infer<typeof keptBody>,
  pictures: Pictures,
) {
  const present = shown.flatMap(([file, addresses]) => sameFile(pictures, file, addresses) ?? []);
  const body: RenderedBody = { ...rest, anchors: new Set(anchors), pictures: present, markdown: () => markdown };
  return present.length === shown.length ? body : undefined;
}

/** The bodies that data was made of; undefined if a picture is another one now. */
export function topicBodies({ codeFiles, labels, bodies }: TopicData, pictures: Pictures): TopicBodies | undefined {
  const byLabel = new Map<string, RenderedBody>();
  for (const kept of bodies) {
    const body = restored(kept, pictures);
    if (!body) return undefined;
    for (const label of kept.labels) byLabel.set(label, body);
  }
  return { codeFiles, bodies: new Map(labels.map((label) => [label, entryOf(byLabel, label)])) };
}

/** Bodies as data: each once, however many versions share it. */
export function topicData({ codeFiles, bodies }: TopicBodies): TopicData {
  const labels = new Map<RenderedBody, string[]>();
  for (const [label, body] of bodies) labels.set(body, [...(labels.get(body) ?? []), label]);
  return {
    codeFiles: [...codeFiles],
    labels: [...bodies.keys()],
    bodies: [...labels].map(([body, of]) => ({
      labels: of,
      html: body.html,
      toc: body.toc.map(([level, anchor, title]) => [level, anchor, title]),
      anchors: [...(body.anchors ?? [])],
      links: body.links.map(({ target, place: { file, line, column } }) => ({
        target,
        place: { file, ...(line !== undefined && { line }), ...(column !== undefined && { column }) },
      })),
      islands: [...body.islands],
      pictures: body.pictures.map((picture) => [picture.file, addressesOf(picture)]),
      markdown: body.markdown(),
      title: body.title,
      label: body.label,
      description: body.description,
      sources: body.sources.map(({ title, href }) => ({ title, href })),
    })),
  };
}

interface BodySite {
  readonly root: string;
  readonly info: SiteInfo;
  readonly library: Library;
  readonly modules: ProjectModules;
  readonly pictures: Pictures;
}

const hashOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex');

/** What a page shows besides its own text if its text has a word, also in the middle of another one. */
function shownBy(
  { root, modules }: BodySite,
  codeHash: Keeping['codeHash'],
): readonly (readonly [word: string, hash: string])[] {
  const samples = folderHash(path.join(root, 'content/samples'), true);
  const glossary = hashOf(modules.glossary);
  const tables = hashOf([...modules.tables]);
  const islands = hashOf(['index', 'about'].map((name) => codeHash(`content/islands/${name}.ts`)));
  return [
    ['file=', samples],
    ['Glossary', glossary],
    ['DataTable', tables],
    ['Island', islands],
    // A passage may have all of them.
    ['Include', hashOf([folderHash(path.join(root, 'content/shared'), true), samples, glossary, tables, islands])],
  ];
}

/** Finds and keeps the bodies of a site. */
export function keptBodies({ store, codeHash }: Keeping, site: BodySite): KeptBodies {
  const { root, info, library, modules, pictures } = site;
  const { table, topics } = library;
  const places = topics.map((topic) => [
    topic.kind,
    topic.id,
    topic.front.draft,
    ...(topic.versions.length ? topic.versions : [null]).map((version) => [labelOf(version), topic.path(version)]),
  ]);
  const shared = hashOf([
    info,
    table.all,
    places,
    modules.glossary.map(({ id }) => id),
    codeHash(extensionsFile),
    // What extensions read.
    folderHash(path.join(root, 'content'), false),
  ]);
  const shown = shownBy(site, codeHash);
  const keyOf = ({ kind, id, file }: Topic, text: string) => [
    'bodies',
    shared,
    ...shown.flatMap(([word, hash]) => (text.includes(word) ? [word, hash] : [])),
    kind,
    id,
    file,
    text,
  ];
  return {
    read(topic, text) {
      const kept = store.read(keyOf(topic, text));
      return kept === undefined ? undefined : topicBodies(keptTopic.parse(JSON.parse(kept)), pictures);
    },
    write: (topic, text, bodies) => store.write(keyOf(topic, text), JSON.stringify(topicData(bodies))),
  };
}
