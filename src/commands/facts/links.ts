/** Links of pages into the two repositories: whether the file is there at the tag. */
import type { Site } from '../../site/load.ts';
import type { Repository } from './repository.ts';

const intoRepository = /href="https:\/\/github\.com\/(risc0\/risc0(?:-ethereum)?)\/(?:blob|tree)\/([^/"]+)(?:\/([^"#?]+))?/g;

export type RepositoryName = 'risc0/risc0' | 'risc0/risc0-ethereum';

/** `ref:path` of every link into a repository, with the pages that link there. */
function linkedFiles(site: Site, name: RepositoryName): Map<string, Set<string>> {
  const linked = new Map<string, Set<string>>();
  for (const { pages } of site.sets) {
    for (const { topic, body } of pages) {
      const html = `${body.html}${body.sources.map(({ href }) => `href="${href}"`).join('')}`;
      for (const [, repository, ref, file] of html.matchAll(intoRepository)) {
        if (repository !== name) continue;
        const target = `${ref}:${decodeURI(file ?? '').replace(/\/$/, '')}`;
        linked.set(target, (linked.get(target) ?? new Set()).add(topic.file));
      }
    }
  }
  return linked;
}

/** Links that lead to a file, folder, tag, or commit that does not exist. One sentence each. */
export function checkLinks(site: Site, name: RepositoryName, repository: Repository): string[] {
  const linked = linkedFiles(site, name);
  return repository.missing([...linked.keys()]).map((target) => `${[...(linked.get(target) ?? [])].join(', ')}: ${name} has no ${target}`);
}
