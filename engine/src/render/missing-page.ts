/** Reports links to pages that a version doesn't have: once for all such versions, with a remedy for them. */
import type { Library } from '../content/library.ts';
import type { Topic } from '../content/topic.ts';
import { VersionProblem } from '../problems/version-problem.ts';
import { existsWhen, nameVersions } from '../versions/name-versions.ts';
import type { Version } from '../versions/table.ts';

const labelsOf = (topic: Topic) => topic.versions.map(({ label }) => label);

/** A topic's successors, the nearest first. */
function successors(topic: Topic, library: Library): Topic[] {
  const topics: Topic[] = [];
  let at: Topic | undefined = topic;
  while (at?.front.successor !== undefined) {
    at = library.find('versioned', at.front.successor);
    if (!at || topics.includes(at)) break;
    topics.push(at);
  }
  return topics;
}

/** The topic that replaces `topic` in all of these versions: a predecessor or a successor. */
function counterpart(topic: Topic, labels: readonly string[], library: Library): Topic | undefined {
  const earlier = library.topics.filter((candidate) => successors(candidate, library).includes(topic));
  return [...successors(topic, library), ...earlier].find((candidate) =>
    labels.every((label) => candidate.path(library.table.get(label)) !== undefined),
  );
}

const missing = (topic: Topic, labels: readonly string[], { table }: Library) =>
  `The page "${topic.id}" does not exist in ${nameVersions(labels, table)}: it exists ${existsWhen(labelsOf(topic), table)}.`;

/** A link from a page to `topic`, which the version `at` of the page does not have. */
export function missingPage(topic: Topic, at: Version, from: Topic, library: Library): VersionProblem {
  return new VersionProblem([at.label], (labels) => {
    const other = counterpart(topic, labels, library);
    const what = missing(topic, labels, library);
    if (!from.versions.some((version) => topic.path(version) !== undefined))
      return { what, remedy: other ? `Link to api:${other.id}.` : `Link to ${closest(topic, at)}.` };
    const wrap = `Wrap the link in <When versions="${topic.front.versions}">`;
    return { what, remedy: other ? `${wrap}, and link to api:${other.id} where it is missing.` : `${wrap}.` };
  });
}

/** A link to `topic` in a version that it names, and that does not have it. */
export function missingInNamed(topic: Topic, at: Version, library: Library): VersionProblem {
  return new VersionProblem([at.label], (labels) => {
    const other = counterpart(topic, labels, library);
    const instead = other ? `, or to api@${at.label}:${other.id}` : '';
    return { what: missing(topic, labels, library), remedy: `Link to ${closest(topic, at)}${instead}.` };
  });
}

/** A link to `topic` in the version closest to `at` that has it. */
function closest(topic: Topic, at: Version): string {
  const [version] = topic.versions.toSorted((a, b) => Math.abs(a.order - at.order) - Math.abs(b.order - at.order));
  return `api@${version?.label}:${topic.id}`;
}
