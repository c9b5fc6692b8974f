/** Renders a page in a version: draw → write. */
import type { Expression } from 'estree';
import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import type { ReactElement } from 'react';
import * as runtime from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { memoOf } from '../basics/memo.ts';
import { sourcesAnchor } from '../config/ids.ts';
import type { Picture } from '../content/files/pictures.ts';
import type { Topic } from '../content/pages/topic.ts';
import type { TocEntry } from '../model/record.ts';
import { type Problem, placed } from '../problems/problem.ts';
import type { Version } from '../versions/table.ts';
import {
  type AskedAs,
  type CollectedLink,
  makePageContext,
  PageContextProvider,
  type SiteValue,
} from './draw/page-context.ts';
import type { RenderSite } from './draw/render-site.ts';
import { literalOf } from './parse/literals.ts';
import type { Body } from './parse/parse-body.ts';
import { components } from './vocabulary/components.ts';
import { Footnotes } from './vocabulary/footnote.tsx';
import { writeMarkdown } from './write/markdown.ts';

export interface RenderedBody {
  readonly html: string;
  readonly toc: readonly TocEntry[];
  /** Null if they are unknown, because the body has mistakes. */
  readonly anchors: ReadonlySet<string> | null;
  /** The ids of its parts: its anchors, and those to which no link may lead. */
  readonly ids: ReadonlySet<string>;
  readonly askedAs: readonly AskedAs[];
  readonly links: readonly CollectedLink[];
  readonly islands: readonly string[];
  readonly pictures: readonly Picture[];
  readonly files: readonly string[];
  /** The body as Markdown with absolute links; `fillVersionRoot` fills in the version's root. */
  readonly markdown: string;
  readonly title: string;
  readonly label: string;
  readonly description: string;
  readonly sources: readonly { readonly title: string; readonly href: string }[];
  readonly siteValues: readonly SiteValue[];
  /** What is wrong with it. The parts that are concerned are left out. */
  readonly problems: readonly Problem[];
}

/** What replaces a body with mistakes, so that the rest can be checked: nothing, with every anchor. */
export function missingBody({ id, front }: Topic): RenderedBody {
  const { title, description, sidebar } = front;
  return {
    html: '',
    toc: [],
    anchors: null,
    ids: new Set(),
    askedAs: [],
    links: [],
    islands: [],
    pictures: [],
    files: [],
    markdown: '',
    title: title || id,
    label: sidebar ?? (title || id),
    description,
    sources: [],
    siteValues: [],
    problems: [],
  };
}

/** Evaluates an expression: the component of that name, or the literal value. */
const evaluater = {
  evaluateExpression: (expression: Expression) =>
    expression.type === 'Identifier' ? components[expression.name as keyof typeof components] : literalOf(expression),
  evaluateProgram: () => undefined,
};

/** The React elements of a body, which all versions share. A page contains no code, so nothing is compiled. */
const drawBody = memoOf(
  ({ html }: Body) => toJsxRuntime(html, { ...runtime, components, createEvaluater: () => evaluater }) as ReactElement,
);

/**
 * Renders a page, as far as it can be drawn.
 * @param version null for an unversioned page
 * @param inside the name of a text that is shown on a page together with others
 */
export function renderBody(
  topic: Topic,
  body: Body,
  version: Version | null,
  site: RenderSite,
  inside: string | null = null,
): RenderedBody {
  const page = makePageContext(topic, version, site, drawBody, inside);
  const { file, front } = topic;
  const placeOfKey =
    (...key: readonly (string | number)[]) =>
    () => ({ file, ...topic.positionOf(...key) });
  const fill = (key: string, text: string) => page.check(placeOfKey(key), () => page.fill(text)) ?? '';
  const html = placed({ file, line: 1 }, () =>
    renderToStaticMarkup(
      <PageContextProvider value={page}>
        {drawBody(body)}
        <Footnotes />
      </PageContextProvider>,
    ),
  );
  // Points of a guide have theirs in a paragraph.
  if (front.sources?.length && inside === null)
    page.check(placeOfKey('sources'), () =>
      page.takeId(sourcesAnchor, 'The list of `sources` has it: give the other part another name, or [#anchor].'),
    );
  const texts = {
    title: fill('title', front.title),
    label: fill(front.sidebar === undefined ? 'title' : 'sidebar', front.sidebar ?? front.title),
    description: fill('description', front.description),
    sources: (front.sources ?? []).flatMap(({ title, href }, i) => {
      const place = placeOfKey('sources', i, 'href');
      return page.check(place, () => ({ title: page.fill(title), href: page.link(page.fill(href), place) })) ?? [];
    }),
  };
  const { toc, anchors, ids, askedAs, links, islands, pictures, files, problems } = page.collected;
  return {
    // In one piece: what React returns is a tree of pieces, which takes more memory than its text.
    html: Buffer.from(html).toString(),
    toc,
    anchors: problems.length ? null : anchors,
    ids,
    askedAs,
    links: problems.length ? [] : links,
    islands: [...islands],
    pictures: [...pictures],
    files: [...files],
    markdown: problems.length ? '' : writeMarkdown(body, page),
    ...texts,
    siteValues: page.siteValues,
    problems,
  };
}
