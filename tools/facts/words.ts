/**
 * Checks code font: an identifier must be in the source at the tag of every version that shows the passage. A page without
 * versions may also name what some release had, and the contracts have releases of their own.
 */
import { decodeText, type Site } from 'onesource/tools';
import { elsewhere } from './other-words.ts';
import type { Repository } from './repository.ts';

const codeBlock = /<(figure class="code"|pre)[\s\S]*?<\/(figure|pre)>/g;
const inlineCode = /<code>([\s\S]*?)<\/code>/g;
const name = /(?<![0-9A-Za-z_])[A-Za-z][A-Za-z0-9]*(?:_[A-Za-z0-9]+)+/g;

/** In place of a tag. */
const anyRelease = 'any tag';

const plain = (html: string) => decodeText(html.replace(/<[^>]+>/g, ''));

/** The names with an underscore in the code font of a page's prose that its own programs don't contain. */
export function namesIn(html: string): string[] {
  const programs = [...html.matchAll(codeBlock)].map(([block]) => plain(block)).join('\n');
  const prose = html.replace(codeBlock, '');
  const names = [...prose.matchAll(inlineCode)].flatMap(([, code = '']) => plain(code).match(name) ?? []);
  return [...new Set(names)].filter((word) => !programs.includes(word));
}

/** Returns the names that no source file at a version's tag has, one sentence each. */
export function checkWords(site: Site, zkvm: Repository, contracts: Repository): string[] {
  const releases = ({ tags }: Repository) => ['main', ...tags.filter((tag) => /^v[\d.]+$/.test(tag))];
  const wanted = new Map<string, Map<string, Set<string>>>();
  for (const { version, pages } of site.sets) {
    const tag = version?.facts.tag ?? anyRelease;
    const words = wanted.get(tag) ?? new Map<string, Set<string>>();
    wanted.set(tag, words);
    for (const { topic, body } of pages) {
      for (const word of namesIn(body.html)) {
        if (!elsewhere.has(word)) words.set(word, (words.get(word) ?? new Set()).add(topic.file));
      }
    }
  }
  return [...wanted].flatMap(([tag, words]) => {
    const missing = zkvm.absent(tag === anyRelease ? releases(zkvm) : [tag], [...words.keys()]);
    const unknown = contracts.absent(releases(contracts), missing);
    return unknown.map((word) => `${[...(words.get(word) ?? [])].join(', ')}: no source file at ${tag} has "${word}"`);
  });
}
