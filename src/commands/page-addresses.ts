/** The addresses that pages and redirects of a project take, for commands that give a page another one. */
import type { Library } from '../content/library.ts';
import type { Topic, TopicKind } from '../content/topic.ts';
import { Problem } from '../problems/problem.ts';
import { addressOwner } from '../site/addresses.ts';
import type { Redirect } from '../site/redirects.ts';
import type { Version } from '../versions/table.ts';

/** The versions of a topic; null for an unversioned one. */
export const versionsOf = (topic: Topic): readonly (Version | null)[] => (topic.kind === 'versioned' ? topic.versions : [null]);

/** Where a topic is in each version, and in none for an unversioned one. */
export const addressesOf = (topic: Topic): string[] => versionsOf(topic).map((version) => addressAt(version, topic.path(version) ?? ''));

/** The address of a path in a version; null: of an unversioned page. */
export const addressAt = (version: Version | null, path: string): string => `${version?.path ?? ''}${path && `/${path}`}` || '/';

/**
 * Refuses an id whose addresses lead somewhere already.
 * @param versions in which it would exist
 * @param mover the topic that is to move there: what leads to it already is no obstacle
 */
export function refuseTaken(
  id: string,
  kind: TopicKind,
  versions: readonly Version[],
  library: Library,
  redirects: readonly Redirect[],
  mover?: Topic,
): void {
  const pages = new Map(library.topics.flatMap((topic) => addressesOf(topic).map((address) => [address, topic] as const)));
  const led = new Map(redirects.map(({ from, to }) => [from, to]));
  for (const version of kind === 'versioned' ? versions : [null]) {
    const address = addressAt(version, id);
    const owner = addressOwner(address);
    const page = pages.get(address);
    const target = led.get(address);
    const remedy = 'Choose another name.';
    if (owner) throw new Problem(`The page would be at ${address}, which belongs to ${owner}.`, { remedy });
    if (page && page !== mover) throw new Problem(`The page would be at ${address}, where ${page.file} is already.`, { remedy });
    if (target !== undefined && !(mover && addressesOf(mover).includes(target)))
      throw new Problem(`The page would be at ${address}, which leads to ${target}: links from elsewhere would end at the wrong page.`, {
        remedy,
      });
  }
}
