/** Reads releases from a repository's tags and `Cargo.toml` files. */

import { itemAt } from 'onesource/lookup';
import { parse } from 'smol-toml';
import type { Repository } from './repository.ts';

const release = /^v(\d+)\.(\d+)\.(\d+)(?:-rc\.(\d+))?$/;

/** Major, minor, patch, and the number of the release candidate (infinite for the final release, which comes last). */
type ReleaseOrder = readonly [number, number, number, number];

function orderOf(tag: string): ReleaseOrder | undefined {
  const match = release.exec(tag);
  if (!match) return undefined;
  const [, major, minor, patch, candidate] = match;
  return [
    Number(major),
    Number(minor),
    Number(patch),
    candidate === undefined ? Number.POSITIVE_INFINITY : Number(candidate),
  ];
}

/** Compares two release tags: negative if the first is older. */
export function compareTags(a: string, b: string): number {
  const [left, right] = [orderOf(a), orderOf(b)];
  if (!left || !right) throw new Error(`${a} or ${b} is not the tag of a release`);
  const at = left.findIndex((part, i) => part !== right[i]);
  return at < 0 ? 0 : itemAt(left, at) - itemAt(right, at);
}

/** The release tags, oldest first. */
export const releaseTags = (tags: readonly string[]) => tags.filter((tag) => orderOf(tag)).sort(compareTags);

/** The tag of the newest final release of a version, given by its label: `2.0.0` and `2.0` are both 2.0.x. */
export function newestTag(tags: readonly string[], label: string): string | undefined {
  const [major, minor] = label.split('.').map(Number);
  return releaseTags(tags).findLast((tag) => {
    const order = orderOf(tag);
    return order !== undefined && order[0] === major && order[1] === minor && order[3] === Number.POSITIVE_INFINITY;
  });
}

interface CargoManifest {
  readonly package?: { readonly version?: string | { readonly workspace?: boolean } };
  readonly workspace?: { readonly package?: { readonly version?: string } };
}

const manifest = (repository: Repository, ref: string, file: string): CargoManifest => {
  const text = repository.read(ref, file);
  return text === undefined ? {} : (parse(text) as CargoManifest);
};

/** The version in a crate's `Cargo.toml` at a tag, or the workspace's version if the crate inherits it. */
export function crateVersion(repository: Repository, ref: string, folder: string): string | undefined {
  const written = manifest(repository, ref, `${folder}/Cargo.toml`).package?.version;
  return typeof written === 'string'
    ? written
    : written?.workspace
      ? manifest(repository, ref, 'Cargo.toml').workspace?.package?.version
      : undefined;
}

/**
 * The guest toolchain of a tag: from the Docker image for reproducible guest builds, or from the continuous integration
 * in releases whose image has none. In the format of the release's install command: without `r0.` since 1.1.
 */
export function guestToolchain(repository: Repository, ref: string): string | undefined {
  const files = ['risc0/build/src/lib.rs', 'risc0/build/src/docker.rs']
    .map((file) => repository.read(ref, file) ?? '')
    .join('\n');
  const workflow = repository.read(ref, '.github/workflows/main.yml') ?? '';
  const image =
    /DEFAULT_DOCKER_TAG: &str = "([^"]+)"/.exec(files)?.[1] ?? /risc0-guest-builder:(r0[^"]+)"/.exec(files)?.[1];
  const integration = /RISC0_TOOLCHAIN_VERSION: (\S+)/.exec(workflow)?.[1];
  if (image === undefined) return integration;
  return integration === image ? image : image.replace(/^r0\./, '');
}
