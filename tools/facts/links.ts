/** Checks links of pages and of upgrade points into the repositories: the file must exist at the tag. */
import type { Site } from 'onesource/tools';
import type { Repository } from './repository.ts';

const intoRepository =
  /href="https:\/\/github\.com\/(risc0\/risc0(?:-ethereum)?|boundless-xyz\/boundless)\/(?:blob|tree)\/([^/"]+)(?:\/([^"#?]+))?/g;

export type RepositoryName = 'risc0/risc0' | 'risc0/risc0-ethereum' | 'boundless-xyz/boundless';

/** Maps `ref:path` of every link into a repository to the pages with the link. */
function linkedFiles(site: Site, name: RepositoryName): Map<string, Set<string>> {
  const linked = new Map<string, Set<string>>();
  const pages = site.sets.flatMap((set) => set.pages.map(({ topic, body }) => ({ file: topic.file, body })));
  const points = site.upgradePoints.flatMap(({ point, bodies }) =>
    [...bodies.values()].map((body) => ({ file: point.file, body })),
  );
  for (const { file: source, body } of [...pages, ...points]) {
    const html = `${body.html}${body.sources.map(({ href }) => `href="${href}"`).join('')}`;
    for (const [, repository, ref, file] of html.matchAll(intoRepository)) {
      if (repository !== name) continue;
      const target = `${ref}:${decodeURI(file ?? '').replace(/\/$/, '')}`;
      linked.set(target, (linked.get(target) ?? new Set()).add(source));
    }
  }
  return linked;
}

/** Returns the links to files, folders, tags, or commits that don't exist, one sentence each. */
export function checkLinks(site: Site, name: RepositoryName, repository: Repository): string[] {
  const linked = linkedFiles(site, name);
  return repository
    .missing([...linked.keys()])
    .map((target) => `${[...(linked.get(target) ?? [])].join(', ')}: ${name} has no ${target}`);
}
