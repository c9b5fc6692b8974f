/** Compares `content/versions.ts` with the releases of the zkVM. */
import type { Version, VersionTable } from 'onesource/tools';
import { crateVersion, guestToolchain, newestTag, releaseTags } from './releases.ts';
import type { Repository } from './repository.ts';

/** The branch that unreleased versions describe. */
const branch = 'main';

const crates = { zkvm: 'risc0/zkvm', build: 'risc0/build' } as const;

function released(version: Version, zkvm: Repository): string[] {
  const { facts, label } = version;
  const tag = newestTag(zkvm.tags, label);
  if (!tag) return [`no release of ${label} has a tag`];
  const differences = facts.tag === tag ? [] : [`tag is ${facts.tag}, but the newest release is ${tag}`];
  for (const [fact, folder] of Object.entries(crates)) {
    const stated = crateVersion(zkvm, tag, folder);
    if (facts[fact] !== stated)
      differences.push(`${fact} is ${facts[fact]}, but ${folder}/Cargo.toml at ${tag} says ${stated}`);
  }
  const toolchain = guestToolchain(zkvm, tag);
  if (facts.toolchain !== toolchain)
    differences.push(`toolchain is ${facts.toolchain}, but the source at ${tag} uses ${toolchain}`);
  const minor = tag.slice(1).split('.').slice(0, 2).join('.');
  if (facts.minor !== minor) differences.push(`minor is ${facts.minor}, but ${tag} belongs to ${minor}`);
  const opened = zkvm.day(`v${minor}.0`);
  if (version.released !== opened) differences.push(`released is ${version.released}, but v${minor}.0 is of ${opened}`);
  return differences;
}

function unreleased({ facts, label }: Version, zkvm: Repository): string[] {
  const differences = facts.tag === branch ? [] : [`tag is ${facts.tag}, but ${label} describes the branch ${branch}`];
  const newest = releaseTags(zkvm.tags).at(-1);
  const published = newest && crateVersion(zkvm, newest, crates.zkvm);
  if (facts.zkvm !== published)
    differences.push(`zkvm is ${facts.zkvm}, but the newest published release is ${published}`);
  const toolchain = guestToolchain(zkvm, branch);
  if (facts.toolchain !== toolchain)
    differences.push(`toolchain is ${facts.toolchain}, but the branch ${branch} uses ${toolchain}`);
  return differences;
}

/** Returns the differences, one sentence each. */
export function checkVersion(version: Version, zkvm: Repository): string[] {
  return version.status === 'unreleased' ? unreleased(version, zkvm) : released(version, zkvm);
}

/** Returns the releases that are newer than the latest documentation version. */
export function uncoveredReleases(table: VersionTable, zkvm: Repository): string[] {
  const tags = releaseTags(zkvm.tags);
  const newer = tags.slice(tags.indexOf(table.latest.facts.tag ?? '') + 1).filter((tag) => !tag.includes('-'));
  return newer.length ? [`${newer.join(', ')}: released since ${table.latest.label}, and described by no version`] : [];
}
