/**
 * What drawing a page in a version knows and collects. Elements of the vocabulary ask it for facts, ranges, links, and
 * the data of the site, for their HTML as for their Markdown.
 */
import { isDeepStrictEqual } from 'node:util';
import { createContext, type ReactNode, useContext } from 'react';
import { idPrefix, isContentId } from '../../config/ids.ts';
import type { Picture } from '../../content/files/pictures.ts';
import type { CodeBlock, CodeMark } from '../../content/modules/extensions.ts';
import type { Library } from '../../content/pages/library.ts';
import type { Topic } from '../../content/pages/topic.ts';
import { factOf, fillFacts } from '../../content/syntax/facts.ts';
import { parseLink } from '../../content/syntax/links.ts';
import type { TocEntry } from '../../model/record.ts';
import { type Place, Problem, placed, unplaced } from '../../problems/problem.ts';
import { VersionProblem } from '../../problems/version-problem.ts';
import { existsWhen, nameVersions, rangeText } from '../../versions/name-versions.ts';
import { describeRange, parseRange } from '../../versions/range.ts';
import type { Version } from '../../versions/table.ts';
import type { Body } from '../parse/parse-body.ts';
import { Footnotes } from './footnotes.ts';
import { markdownAddress } from './markdown-address.ts';
import { meantLink } from './meant-link.ts';
import type { RenderSite } from './render-site.ts';
import { type LinkTarget, resolveLink } from './resolve-link.ts';

export interface CollectedLink {
  readonly target: LinkTarget;
  readonly place: Place;
}

/** What readers type when they mean a section of a page. */
export interface AskedAs {
  /** Of the section; empty for the beginning of the page. */
  readonly anchor: string;
  readonly words: string;
  readonly place: Place;
}

interface Collected {
  readonly toc: TocEntry[];
  readonly anchors: Set<string>;
  /** All ids that somebody named, anchors included. */
  readonly ids: Set<string>;
  readonly askedAs: AskedAs[];
  readonly links: CollectedLink[];
  readonly islands: Set<string>;
  readonly pictures: Set<Picture>;
  /** Code, passages, and tables, by their path below the project's root. */
  readonly files: Set<string>;
  readonly problems: Problem[];
}

export interface SiteValue {
  readonly read: (site: RenderSite) => unknown;
  readonly value: unknown;
}

/** Whether a page would read the same values again: then it needn't be drawn again. */
export const isCurrent = (values: readonly SiteValue[], site: RenderSite): boolean =>
  values.every(({ read, value }) => {
    try {
      return isDeepStrictEqual(read(site), value);
    } catch {
      return false;
    }
  });

export interface PageContext {
  readonly topic: Topic;
  readonly version: Version | null;
  readonly site: RenderSite;
  /** The file whose text is drawn: the page's, or that of a passage in it. */
  readonly file: string;
  readonly collected: Collected;
  readonly siteValues: readonly SiteValue[];
  /** Reads a value of the site. The development server draws the page again when it has changed. */
  read<T>(select: (site: RenderSite) => T): T;
  fact(name: string): string;
  fill(text: string): string;
  /** Whether the page's version is in the range. Throws a Problem if none of the page's versions is, or all are. */
  holds(range: string): boolean;
  /** The same, for a range that may exclude or include all of the page's versions. */
  includes(range: string): boolean;
  /** Describes a range: "Since 1.1". Null if it contains all versions of the page. */
  describe(range: string): string | null;
  /** Resolves a link to its address (`~…` below the root of the page's version), and collects where it leads. */
  link(href: string, place: Place | (() => Place)): string;
  markdownAddress(href: string): string;
  mark(block: CodeBlock): CodeMark | null;
  readonly footnotes: Footnotes;
  /** The id of a part of the page that no writer names. */
  partId(part: string): string;
  /** The same for one of several, such as an island: what its ids start with. */
  ids(part: string): string;
  /** Keeps an id for a part of the page. Throws a Problem if it has none, or the page has it already. */
  takeId(id: string, remedy?: string): void;
  /** Collects an anchor, to which links may lead, and keeps its id. */
  anchor(id: string): void;
  /** Takes the anchor of a heading: what follows is its section. */
  section(id: string): void;
  /** Collects what readers type when they mean a section: the one that is being drawn, or that of an anchor. */
  askedAs(words: string, place: Place, anchor?: string): void;
  /** Where a part of the text is, given its line and column: `12:5`. */
  place(line: string | undefined): Place;
  /** Runs `work`. A Problem that it throws is collected with its place, and null returned: others are found too. */
  check<T>(place: Place | (() => Place), work: () => T): T | null;
  draw(body: Body): ReactNode;
  /** The context of a passage in the page: it may have content for versions that the page doesn't have. */
  inPassage(file: string): PageContext;
}

/** A fact that this version lacks. */
function missingFact(name: string, version: Version, { table }: Library): Problem {
  const having = table.all.filter(({ facts }) => Object.hasOwn(facts, name)).map(({ label }) => label);
  return new VersionProblem([version.label], (labels) => ({
    what: `There is no fact @${name}@ in ${nameVersions(labels, table)}: it exists ${existsWhen(having, table)}.`,
    remedy: `Put it in a <When versions="${rangeText(having, table)}">, or between @when and @end in code.`,
    lackedBy: 'content/versions.ts',
  }));
}

const refusedId = (id: string): Problem =>
  id === ''
    ? new Problem('This part of the page has no anchor: its name has no letter and no digit.', {
        remedy: 'Add a word to it, or set its anchor: ## ✅ [#done].',
      })
    : new Problem(`"${id}" can't be an anchor.`, {
        remedy: 'Write letters, digits, and hyphens. An id with a colon belongs to the site itself.',
      });

/** Throws a Problem if a condition is the same in all versions of the page. */
function checkCondition(text: string, isIn: (version: Version) => boolean, topic: Topic): void {
  const versions = [...topic.dropped, ...topic.versions];
  if (!versions.length) return;
  const existsIn = `The page exists in ${versions.map(({ label }) => label).join(', ')}`;
  if (!versions.some(isIn))
    throw new Problem(`The range "${text}" can never be true on this page.`, { remedy: `${existsIn}.` });
  if (versions.every(isIn))
    throw new Problem(`The range "${text}" is always true on this page.`, {
      remedy: `${existsIn}: remove the condition.`,
    });
}

/**
 * Creates the context of a page.
 * @param version null on an unversioned page, which has the facts of the latest version
 * @param inside the name of a text that is shown on a page together with others, which may have the same parts
 */
export function makePageContext(
  topic: Topic,
  version: Version | null,
  site: RenderSite,
  draw: PageContext['draw'],
  inside: string | null = null,
): PageContext {
  const { table } = site.library;
  const factVersion = version ?? table.latest;
  const { facts } = factVersion;
  const collected: Collected = {
    toc: [],
    anchors: new Set(),
    ids: new Set(),
    askedAs: [],
    links: [],
    islands: new Set(),
    pictures: new Set(),
    files: new Set(),
    problems: [],
  };
  const siteValues: SiteValue[] = [];
  let count = 0;
  let section = '';
  const resolve = (href: string) => {
    const link = unplaced(
      () => parseLink(href, site.linkSchemes),
      ({ message, remedy, lackedBy }) =>
        new Problem(message, { remedy: meantLink(href, topic, site.library) ?? remedy, lackedBy }),
    );
    const resolved = resolveLink(link, topic, version, site);
    if (link.type !== 'anchor') page.read((now) => resolveLink(link, topic, version, now).href);
    return resolved;
  };
  const page: PageContext = {
    topic,
    version,
    site,
    file: topic.file,
    collected,
    siteValues,
    draw,
    read(select) {
      const value = select(site);
      siteValues.push({ read: select, value });
      return value;
    },
    fact(name) {
      const isElsewhere = !Object.hasOwn(facts, name) && table.all.some((other) => Object.hasOwn(other.facts, name));
      if (isElsewhere) throw missingFact(name, factVersion, site.library);
      return factOf(facts, name);
    },
    fill: (text) => fillFacts(text, page.fact),
    holds(text) {
      const range = parseRange(text, table);
      checkCondition(text, range.has, topic);
      return range.has(factVersion);
    },
    includes: (text) => parseRange(text, table).has(factVersion),
    describe: (text) => describeRange(parseRange(text, table).versions, topic.versions),
    markdownAddress: (href) => markdownAddress(resolve(href).href, site.origin, site.base),
    link(href, place) {
      const { href: address, target } = resolve(href);
      // The lines of front matter take a second parse, so they are looked up only for links that are collected.
      if (target) collected.links.push({ target, place: typeof place === 'function' ? place() : place });
      return address;
    },
    mark: (block) =>
      page.read(({ code }) =>
        code.mark(block, { version: version?.label ?? null, fact: (name) => factOf(facts, name) }),
      ),
    footnotes: new Footnotes(),
    partId: (part) => idPrefix(inside === null ? part : `${inside}-${part}`),
    ids: (part) => page.partId(`${part}-${++count}`),
    takeId(id, remedy = 'Reword one of them, or set its anchor: ## Heading [#anchor].') {
      if (!isContentId(id)) throw refusedId(id);
      if (collected.ids.has(id)) throw new Problem(`Two parts of the page have the anchor "#${id}".`, { remedy });
      collected.ids.add(id);
    },
    anchor(id) {
      page.takeId(id);
      collected.anchors.add(id);
    },
    section(id) {
      page.anchor(id);
      section = id;
    },
    askedAs: (words, place, anchor = section) => void collected.askedAs.push({ anchor, words, place }),
    place: (line = '') => placeAtPosition(topic.file, line),
    check(place, work) {
      try {
        return placed(place, work);
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        collected.problems.push(error);
        return null;
      }
    },
    inPassage: (file) => ({ ...page, file, holds: page.includes, place: (line = '') => placeAtPosition(file, line) }),
  };
  return page;
}

function placeAtPosition(file: string, position: string): Place {
  const [line, column] = position.split(':').map(Number);
  return { file, ...(line ? { line } : {}), ...(column ? { column } : {}) };
}

const Context = createContext<PageContext | null>(null);

export const PageContextProvider = Context.Provider;

export function usePage(): PageContext {
  const page = useContext(Context);
  if (!page) throw new Error('An element of the authoring vocabulary is drawn outside of a page.');
  return page;
}
