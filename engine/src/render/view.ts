/**
 * A page's access to the version it is rendered for. Every answer is recorded, so that a body can be reused in each
 * version in which all answers are the same: unchanged pages cost nothing when a version is added.
 */

import type { CodeBlock } from '../content/extensions.ts';
import { factOf, fillFacts } from '../content/facts.ts';
import type { Library } from '../content/library.ts';
import { parseLink } from '../content/links.ts';
import type { Topic } from '../content/topic.ts';
import { memoOf } from '../problems/memo.ts';
import { Problem } from '../problems/problem.ts';
import { VersionProblem } from '../problems/version-problem.ts';
import { existsWhen, nameVersions, rangeText } from '../versions/name-versions.ts';
import { describeRange, parseRange, type VersionRange } from '../versions/range.ts';
import type { Version } from '../versions/table.ts';
import type { RenderSite } from './data.ts';
import { type ResolvedLink, resolveLink } from './resolve-link.ts';

/** An answer that may differ between versions, and how to ask for it in another one. */
export interface VersionAnswer {
  ask(view: VersionView): string | null;
  readonly value: string | null;
}

/** A value that a body read from the site, the same in all versions, and how to read it again. */
export interface SiteDependency {
  read(site: RenderSite): unknown;
  readonly value: unknown;
}

export interface VersionView {
  readonly topic: Topic;
  readonly version: Version | null;
  readonly site: RenderSite;
  /** The recorded answers, each once. */
  answers(): readonly VersionAnswer[];
  readonly dependencies: readonly SiteDependency[];
  /** Records a value of all versions, such as a table: the body is rendered again after an edit that changes it. */
  dependOn(read: (site: RenderSite) => unknown): void;
  fact(name: string): string;
  /** Replaces each `@name@` in a text with its fact. */
  fill(text: string): string;
  /** Whether the page's version is in the range. Throws a Problem if none of the page's versions is. */
  holds(range: string): boolean;
  /** The same, for a range that may exclude all of the page's versions. */
  includes(range: string): boolean;
  /** Describes a range: "Since 1.1". Null if it contains all versions of the page. */
  describe(range: string): string | null;
  link(href: string): ResolvedLink;
  /** What the project says below a code block. */
  mark(block: CodeBlock): string | null;
}

const rangesOf = memoOf((_library: Library) => new Map<string, VersionRange>());

function rangeOf(library: Library, text: string): VersionRange {
  const parsed = rangesOf(library);
  const range = parsed.get(text) ?? parseRange(text, library.table);
  parsed.set(text, range);
  return range;
}

/** Throws a Problem for a fact that the version, or every version, lacks. */
function missingFact(name: string, version: Version, { table }: Library): string {
  const having = table.all.filter(({ facts }) => Object.hasOwn(facts, name)).map(({ label }) => label);
  if (!having.length) return factOf(version.facts, name);
  throw new VersionProblem([version.label], (labels) => ({
    what: `There is no fact @${name}@ in ${nameVersions(labels, table)}: it exists ${existsWhen(having, table)}.`,
    remedy: `Put it in a <When versions="${rangeText(having, table)}">, or between @when and @end in code.`,
  }));
}

/** Creates the view of a topic in a version (null: unversioned). */
export function makeView(topic: Topic, version: Version | null, site: RenderSite): VersionView {
  const answers = new Map<string, VersionAnswer>();
  const record = (question: string, value: string | null, ask: VersionAnswer['ask']) =>
    answers.set(question, { value, ask });
  const dependencies: SiteDependency[] = [];
  const { library } = site;
  const facts = (version ?? library.table.latest).facts;
  const view: VersionView = {
    topic,
    version,
    site,
    answers: () => [...answers.values()],
    dependencies,
    dependOn: (read) => dependencies.push({ read, value: read(site) }),
    fact(name) {
      const value =
        (Object.hasOwn(facts, name) ? facts[name] : undefined) ??
        missingFact(name, version ?? library.table.latest, library);
      record(`fact ${name}`, value, (other) => other.fact(name));
      return value;
    },
    fill: (text) => fillFacts(text, view.fact),
    holds(text) {
      const range = rangeOf(library, text);
      const versions = [...topic.dropped, ...topic.versions];
      const existsIn = `The page exists in ${versions.map(({ label }) => label).join(', ')}`;
      if (versions.length && !versions.some((candidate) => range.has(candidate)))
        throw new Problem(`The range "${text}" can never be true on this page.`, { remedy: `${existsIn}.` });
      if (versions.length && versions.every((candidate) => range.has(candidate)))
        throw new Problem(`The range "${text}" is always true on this page.`, {
          remedy: `${existsIn}: remove the condition.`,
        });
      return view.includes(text);
    },
    includes(text) {
      const holds = rangeOf(library, text).has(version ?? library.table.latest);
      record(`holds ${text}`, String(holds), (other) => String(other.includes(text)));
      return holds;
    },
    describe: (text) => describeRange(rangeOf(library, text).versions, topic.versions),
    link(href) {
      const link = parseLink(href, site.linkSchemes);
      const resolved = resolveLink(link, topic, version, site);
      if (link.type === 'page' || link.type === 'term')
        view.dependOn((now) => resolveLink(link, topic, version, now).href);
      else if (link.type !== 'anchor') record(`link ${href}`, resolved.href, (other) => other.link(href).href);
      return resolved;
    },
    mark(block) {
      const mark = site.data.code.mark(block, { version: version?.label ?? null, fact: (name) => factOf(facts, name) });
      record(`mark ${JSON.stringify(block)}`, mark, (other) => other.mark(block));
      return mark;
    },
  };
  return view;
}

/** The view of a shared passage: it may have content for versions that the page with it doesn't have. */
export const passageView = (view: VersionView): VersionView => ({ ...view, holds: view.includes });

/** Whether all recorded answers are the same in `version`: then the body is, too. */
export function sameAnswers(
  answers: readonly VersionAnswer[],
  topic: Topic,
  version: Version | null,
  site: RenderSite,
): boolean {
  const view = makeView(topic, version, site);
  try {
    return answers.every(({ ask, value }) => ask(view) === value);
  } catch {
    // This version has no such fact, or no target of a link: rendering the page reports that with its line.
    return false;
  }
}

/** Whether none of a body's dependencies has changed. */
export const isCurrent = (dependencies: readonly SiteDependency[], site: RenderSite): boolean =>
  dependencies.every(({ read, value }) => {
    try {
      return Object.is(read(site), value);
    } catch {
      return false;
    }
  });
