/** The versions of a requested upgrade guide. */
import type { VersionInfo } from '../../model/site-info.ts';

export type AskedPair =
  /** All versions from the old to the new one, oldest first. */
  | { readonly type: 'pair'; readonly from: string; readonly to: string; readonly versions: readonly VersionInfo[] }
  /** `swapped`: the same two versions in the right order. */
  | { readonly type: 'problem'; readonly message: string; readonly swapped?: readonly [from: string, to: string] };

const shown = (label: string) => (label.length > 20 ? `${label.slice(0, 20)}…` : label);

/**
 * Checks the versions from an address, which may be any text.
 * @param versions newest first
 */
export function askedPair(versions: readonly VersionInfo[], from: string, to: string): AskedPair {
  const oldestFirst = [...versions].reverse();
  for (const label of [from, to])
    if (!oldestFirst.some((version) => version.label === label))
      return { type: 'problem', message: `There is no version “${shown(label)}”. Choose two versions from the lists.` };
  const placeOf = (label: string) => oldestFirst.findIndex((version) => version.label === label);
  const [start, end] = [placeOf(from), placeOf(to)];
  if (start === end) return { type: 'problem', message: `You chose ${from} twice. Choose two different versions.` };
  if (start > end)
    return {
      type: 'problem',
      message: `${to} is older than ${from}, and guides lead to newer versions.`,
      swapped: [to, from],
    };
  return { type: 'pair', from, to, versions: oldestFirst.slice(start, end + 1) };
}
