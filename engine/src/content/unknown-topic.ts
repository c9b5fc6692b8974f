import { suggest } from '../problems/nearest.ts';
import { Problem } from '../problems/problem.ts';
import { existsWhen } from '../versions/name-versions.ts';
import type { VersionTable } from '../versions/table.ts';
import type { Topic, TopicKind } from './topic.ts';

/** How a link to a topic is written. */
const linkTo = ({ kind, id }: Topic) => (kind === 'versioned' ? `api:${id}` : `/${id === 'index' ? '' : id}`);

/** An id without the extension and slashes of files and addresses: `guides/install` for `/guides/install.mdx`. */
const bare = (id: string) =>
  id
    .replace(/^\/|\/$/g, '')
    .replace(/\.(mdx?|html)$/, '')
    .replace(/(.)\/index$/, '$1');

/**
 * The problem with an id that no topic has. The id may be a former path of a topic, a file name, or an id of the other
 * kind.
 * @param topics of both kinds
 */
export function unknownTopic(kind: TopicKind, id: string, topics: readonly Topic[], table: VersionTable): Problem {
  const what = `There is no ${kind} topic "${id}".`;
  const wanted = bare(id);
  const sameKind = topics.filter((topic) => topic.kind === kind);
  for (const topic of sameKind) {
    const labels = table.all
      .filter((version) => topic.path(version) === wanted && wanted !== topic.id)
      .map(({ label }) => label);
    if (labels.length)
      return new Problem(what, {
        remedy: `"${wanted}" is the path of "${topic.id}" ${existsWhen(labels, table)}: write ${linkTo(topic)}.`,
      });
  }
  // The addresses of versioned pages start with the versions' root.
  const below = wanted.replace(/^api\/?/, '') || 'index';
  const meant =
    sameKind.find((topic) => topic.id === wanted) ??
    topics.find((topic) => topic.kind !== kind && (topic.id === wanted || topic.id === below));
  if (meant) return new Problem(what, { remedy: `Write ${linkTo(meant)}.` });
  return new Problem(what, {
    remedy: suggest(
      wanted,
      sameKind.map((topic) => topic.id),
    ),
  });
}
