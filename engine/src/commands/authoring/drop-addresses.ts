/** Where addresses lead after a version is dropped. */
import type { Library } from '../../content/library.ts';
import type { Topic } from '../../content/topic.ts';
import { type DroppedVersions, readDropped, withIds } from '../../site/dropped-addresses.ts';
import { presentAddresses, readFormerAddresses } from '../../site/former-addresses.ts';
import type { Site } from '../../site/load.ts';
import type { Version } from '../../versions/table.ts';
import { addressAt } from './page-addresses.ts';

/** The topic that readers of a topic continue with: itself, the nearest successor that is left, or the start page. */
function continuation(library: Library, id: string, ended: ReadonlySet<string>): string {
  const seen = new Set<string>();
  let at: Topic | undefined = library.find('versioned', id);
  while (at && ended.has(at.id) && !seen.has(at.id)) {
    seen.add(at.id);
    const { successor }: Topic['front'] = at.front;
    at = successor === undefined ? undefined : library.find('versioned', successor);
  }
  return at && !ended.has(at.id) ? at.id : 'index';
}

export interface AddressesAfterDrop {
  /** All addresses that the site has had. */
  readonly former: readonly string[];
  readonly dropped: DroppedVersions;
  /** How many addresses of the version there are. */
  readonly count: number;
}

/**
 * Finds the addresses of the dropped version, and their topics.
 * @param ended ids of the topics that end with the version
 */
export function addressesAfterDrop(
  root: string,
  before: Site,
  version: Version,
  ended: ReadonlySet<string>,
): AddressesAfterDrop {
  const { library, redirects, sets } = before;
  const leads = new Map(redirects.map(({ from, to }) => [from, to]));
  const pages = new Map(
    library.inVersion(version).map((topic) => [addressAt(version, topic.path(version) ?? ''), topic.id] as const),
  );
  const former = [...new Set([...readFormerAddresses(root), ...presentAddresses(sets, redirects)])].sort();
  const paths = former.flatMap((address) => {
    const id = pages.get(leads.get(address) ?? address);
    const isInside = address === version.path || address.startsWith(`${version.path}/`);
    return id !== undefined && isInside
      ? [[address.slice(version.path.length + 1), continuation(library, id, ended)] as const]
      : [];
  });
  const earlier = withIds(readDropped(root), (id) => continuation(library, id, ended));
  return { former, dropped: { ...earlier, [version.label]: Object.fromEntries(paths) }, count: paths.length };
}
