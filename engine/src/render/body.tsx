import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Picture } from '../content/pictures.ts';
import type { Topic } from '../content/topic.ts';
import type { TocEntry } from '../model/record.ts';
import { placed } from '../problems/problem.ts';
import type { Version } from '../versions/table.ts';
import { type CollectedLink, CollectorProvider, makeCollector } from './collector.ts';
import type { RenderSite } from './data.ts';
import { markdownAddress } from './markdown/link.ts';
import { bodyMarkdown } from './markdown/markdown.ts';
import type { Body } from './mdx.ts';
import { once } from './once.ts';
import { makeView, type SiteDependency, sameAnswers, type VersionAnswer } from './view.ts';
import { vocabulary } from './vocabulary/index.ts';

/** A body as HTML with what the collector gathered. Links below the version's root start with `~`. */
export interface RenderedBody {
  readonly html: string;
  readonly toc: readonly TocEntry[];
  /** Null if they are unknown, because the body has mistakes. */
  readonly anchors: ReadonlySet<string> | null;
  readonly links: readonly CollectedLink[];
  readonly islands: readonly string[];
  readonly pictures: readonly Picture[];
  /** The body as Markdown with absolute links; `inVersion` fills in the version's root. */
  markdown(): string;
  /** The text fields of the front matter with facts filled in. */
  readonly title: string;
  readonly label: string;
  readonly description: string;
  readonly sources: readonly { readonly title: string; readonly href: string }[];
}

/** What replaces a body with mistakes, so that the rest can be checked: nothing, with every anchor. */
export function missingBody({ id, front }: Topic): RenderedBody {
  const { title, description, sidebar } = front;
  return {
    html: '',
    toc: [],
    anchors: null,
    links: [],
    islands: [],
    pictures: [],
    markdown: () => '',
    title: title || id,
    label: sidebar ?? (title || id),
    description,
    sources: [],
  };
}

/** A rendered body, and what it was rendered from. */
export interface Rendering {
  readonly answers: readonly VersionAnswer[];
  readonly dependencies: readonly SiteDependency[];
  readonly rendered: RenderedBody;
}

export interface RendererOptions {
  /** Prefix of all heading anchors. */
  readonly anchorPrefix?: string;
  /** The topic's renderings so far; new ones are added. */
  readonly renderings?: Rendering[];
}

// Two functions: closures of one share what any of them holds, and syntax trees would stay in memory with the text.
const bytesOnce = (make: () => string) => once(() => Buffer.from(make()));
const textOf = (bytes: () => Buffer) => () => bytes().toString();

/** The same text as one piece: what React returns is a tree of pieces, which takes more memory than its text. */
const inOnePiece = (text: string) => Buffer.from(text).toString();

/** Renders the bodies of a topic: one for all versions in which it reads the same. */
export function bodyRenderer(
  topic: Topic,
  body: Body,
  site: RenderSite,
  { anchorPrefix = '', renderings = [] }: RendererOptions = {},
): (version: Version | null) => RenderedBody {
  const ofVersion = new Map<string | undefined, RenderedBody>();
  const inVersion = (version: Version | null): RenderedBody => {
    const same = renderings.find(({ answers }) => sameAnswers(answers, topic, version, site));
    if (same) return same.rendered;
    const view = makeView(topic, version, site);
    const collector = makeCollector(view, vocabulary, anchorPrefix);
    const place = { file: topic.file, line: 1 };
    const { front } = topic;
    const at =
      (...key: readonly (string | number)[]) =>
      () => ({ file: topic.file, ...topic.positionOf(...key) });
    const fill = (key: string, text: string) => collector.check(at(key), () => view.fill(text)) ?? '';
    const rendered = placed(place, (): RenderedBody => {
      const html = renderToStaticMarkup(
        <CollectorProvider value={collector}>
          {createElement(body.Content, { components: vocabulary })}
        </CollectorProvider>,
      );
      return {
        html: inOnePiece(html),
        toc: collector.toc,
        anchors: collector.anchors,
        links: collector.links,
        islands: [...collector.islands],
        pictures: [...collector.pictures],
        markdown: textOf(
          bytesOnce(() =>
            bodyMarkdown(body.tree, {
              view,
              file: topic.file,
              link: (href) => markdownAddress(view.link(href).href, site.origin, site.base),
            }),
          ),
        ),
        title: fill('title', front.title),
        label: fill(front.sidebar === undefined ? 'title' : 'sidebar', front.sidebar ?? front.title),
        description: fill('description', front.description),
        sources: (front.sources ?? []).flatMap(({ title, href }, i) => {
          const place = at('sources', i);
          const source = () => ({ title: view.fill(title), href: collector.link(view.fill(href), place) });
          return collector.check(place, source) ?? [];
        }),
      };
    });
    collector.end();
    renderings.push({ answers: view.answers(), dependencies: view.dependencies, rendered });
    return rendered;
  };
  return (version) => {
    const rendered = ofVersion.get(version?.label) ?? inVersion(version);
    ofVersion.set(version?.label, rendered);
    return rendered;
  };
}
