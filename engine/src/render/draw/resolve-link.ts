/** From the link grammar to addresses, with the check that a link's page exists in the version. */

import { itemAt } from '../../basics/lookup.ts';
import { suggest } from '../../basics/nearest.ts';
import { pathBelow } from '../../config/page-path.ts';
import { type Library, successorsOf } from '../../content/pages/library.ts';
import type { Topic } from '../../content/pages/topic.ts';
import { factOf } from '../../content/syntax/facts.ts';
import type { WrittenPageLink } from '../../content/syntax/links.ts';
import { Problem } from '../../problems/problem.ts';
import { VersionProblem } from '../../problems/version-problem.ts';
import { existsWhen, nameVersions } from '../../versions/name-versions.ts';
import type { Version, VersionTable } from '../../versions/table.ts';
import type { RenderSite } from './render-site.ts';

/** What a rendered link leads to inside the site, for the check of anchors. */
export interface LinkTarget {
  readonly kind: 'versioned' | 'unversioned';
  readonly id: string;
  /** Label of the version it leads to; null: the page's own (or none). */
  readonly version: string | null;
  readonly anchor: string;
}

export interface ResolvedLink {
  /** Address for the `href` attribute; starts with `~` if it is below the root of the page's version. */
  readonly href: string;
  readonly target: LinkTarget | null;
}

/** Starts the address of a link below the root of the page's own version. */
export const ownVersionRoot = '~';

const labelsOf = (topic: Topic) => topic.versions.map(({ label }) => label);

/** The topic that replaces `topic` in all of these versions: a predecessor or a successor. */
function counterpart(topic: Topic, labels: readonly string[], library: Library): Topic | undefined {
  const earlier = library.topics.filter((candidate) => successorsOf(candidate, library).includes(topic));
  return [...successorsOf(topic, library), ...earlier].find((candidate) =>
    labels.every((label) => candidate.path(library.table.get(label)) !== undefined),
  );
}

const missing = (topic: Topic, labels: readonly string[], { table }: Library) =>
  `The page "${topic.id}" does not exist in ${nameVersions(labels, table)}: it exists ${existsWhen(labelsOf(topic), table)}.`;

function missingPage(topic: Topic, at: Version, from: Topic, library: Library): VersionProblem {
  return new VersionProblem([at.label], (labels) => {
    const other = counterpart(topic, labels, library);
    const what = missing(topic, labels, library);
    if (!from.versions.some((version) => topic.path(version) !== undefined))
      return { what, remedy: other ? `Link to api:${other.id}.` : `Link to ${closestLink(topic, at)}.` };
    const wrap = `Wrap the link in <When versions="${topic.front.versions}">`;
    return { what, remedy: other ? `${wrap}, and link to api:${other.id} where it is missing.` : `${wrap}.` };
  });
}

function missingInNamed(topic: Topic, at: Version, library: Library): VersionProblem {
  return new VersionProblem([at.label], (labels) => {
    const other = counterpart(topic, labels, library);
    const instead = other ? `, or to api@${at.label}:${other.id}` : '';
    return { what: missing(topic, labels, library), remedy: `Link to ${closestLink(topic, at)}${instead}.` };
  });
}

function closestLink(topic: Topic, at: Version): string {
  const [version] = topic.versions.toSorted((a, b) => Math.abs(a.order - at.order) - Math.abs(b.order - at.order));
  return `api@${version?.label}:${topic.id}`;
}

/** The version that a link names, or the oldest if that one was dropped. */
function namedVersion(label: string, table: VersionTable): Version {
  if (label === 'latest') return table.latest;
  const named = table.getAny(label);
  return table.dropped.includes(named) ? itemAt(table.all, 0) : named;
}

/**
 * Resolves a link of `topic` in `version` (null: unversioned).
 * @throws Problem if it leads to no page, term, or version
 */
export function resolveLink(
  link: WrittenPageLink,
  topic: Topic,
  version: Version | null,
  site: RenderSite,
): ResolvedLink {
  const { library, base, slash } = site;
  const { facts } = version ?? library.table.latest;
  // Drafts may link to each other.
  const linked = topic.front.draft
    ? (kind: Topic['kind'], id: string) => library.topic(kind, id, 'link')
    : library.linked;
  const hash = 'anchor' in link && link.anchor ? `#${link.anchor}` : '';
  switch (link.type) {
    case 'anchor':
      return { href: hash, target: { kind: topic.kind, id: topic.id, version: null, anchor: link.anchor } };
    case 'page': {
      linked('unversioned', link.id);
      const path = link.id === 'index' ? '/' : `/${link.id}${slash}`;
      return {
        href: `${base}${path}${hash}`,
        target: { kind: 'unversioned', id: link.id, version: null, anchor: link.anchor },
      };
    }
    case 'topic': {
      const linkedTopic = linked('versioned', link.id);
      const at = link.version ? namedVersion(link.version, library.table) : (version ?? library.table.latest);
      const path = linkedTopic.path(at);
      if (path === undefined)
        throw link.version ? missingInNamed(linkedTopic, at, library) : missingPage(linkedTopic, at, topic, library);
      const isSameVersion = at === version;
      const root = isSameVersion ? ownVersionRoot : `${base}${at.path}`;
      return {
        href: `${pathBelow(root, path)}${slash}${hash}`,
        target: { kind: 'versioned', id: link.id, version: isSameVersion ? null : at.label, anchor: link.anchor },
      };
    }
    case 'term':
      if (!site.glossary.some(({ id }) => id === link.id))
        throw new Problem(`There is no term "${link.id}" in the glossary.`, {
          lackedBy: 'content/glossary.ts',
          remedy: suggest(
            link.id,
            site.glossary.map(({ id }) => id),
          ),
        });
      if (site.glossaryPage === undefined)
        throw new Problem('The site has no glossary page.', {
          remedy: "Name it in site.config.ts: pages: { glossary: '/glossary' }.",
        });
      return { href: `${base}${site.glossaryPage}${slash}#${link.id}`, target: null };
    case 'scheme': {
      const context = {
        fact: (name: string) => factOf(facts, name),
        varies: (name: string) => new Set(topic.versions.map((other) => other.facts[name])).size > 1,
        repository: site.repository,
      };
      return { href: site.linkSchemes[link.scheme]?.address(link.target, context) ?? '', target: null };
    }
    case 'external':
      return { href: link.href, target: null };
  }
}
