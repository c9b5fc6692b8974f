/** The addresses of a project's pages and redirects, for commands that add or move pages. */
import { addressBelow } from '../../config/page-path.ts';
import { topicPath } from '../../content/front-matter.ts';
import type { Library } from '../../content/library.ts';
import type { Topic, TopicKind } from '../../content/topic.ts';
import { Problem } from '../../problems/problem.ts';
import { addressOwner } from '../../site/addresses.ts';
import { addressFile, readFormerAddresses } from '../../site/former-addresses.ts';
import type { Redirect } from '../../site/redirects.ts';
import type { Version } from '../../versions/table.ts';
import type { SourceChange } from './source-changes.ts';

export const versionsOf = (topic: Topic): readonly (Version | null)[] =>
  topic.kind === 'versioned' ? topic.versions : [null];

export function addressChange(root: string, addresses: readonly string[]): SourceChange {
  const all = [...new Set([...readFormerAddresses(root), ...addresses])].sort();
  return { file: addressFile, text: `[\n${all.map((address) => JSON.stringify(address)).join(',\n')}\n]\n` };
}

export const addressesOf = (topic: Topic): string[] =>
  versionsOf(topic).map((version) => addressAt(version, topic.path(version) ?? ''));

export const addressAt = (version: Version | null, path: string): string => addressBelow(version?.path ?? '', path);

export function checkPageName(name: string, id: string): void {
  const { success, error } = topicPath.safeParse(id);
  if (!success || id === 'index')
    throw new Problem(
      `"${name}" is not a valid page name: ${error?.issues[0]?.message ?? 'every site has its start page'}.`,
      {
        remedy: 'For example: guides/sizes, or /name for a page without versions.',
      },
    );
}

/**
 * Refuses an id whose addresses are in use.
 * @param versions the versions of the new page
 * @param mover the topic to move there; redirects to it don't count
 */
export function refuseTaken(
  id: string,
  kind: TopicKind,
  versions: readonly Version[],
  library: Library,
  redirects: readonly Redirect[],
  mover?: Topic,
): void {
  const pages = new Map(
    library.topics.flatMap((topic) => addressesOf(topic).map((address) => [address, topic] as const)),
  );
  const led = new Map(redirects.map(({ from, to }) => [from, to]));
  for (const version of kind === 'versioned' ? versions : [null]) {
    const address = addressAt(version, id);
    const owner = addressOwner(address);
    const page = pages.get(address);
    const target = led.get(address);
    const remedy = 'Choose another name.';
    if (owner) throw new Problem(`The page would be at ${address}, which belongs to ${owner}.`, { remedy });
    if (page && page !== mover)
      throw new Problem(`The page would be at ${address}, where ${page.file} is already.`, { remedy });
    if (target !== undefined && !(mover && addressesOf(mover).includes(target)))
      throw new Problem(
        `The page would be at ${address}, which leads to ${target}: links from elsewhere would end at the wrong page.`,
        {
          remedy,
        },
      );
  }
}
