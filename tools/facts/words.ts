/**
 * Checks code font: an identifier must be in the source at the tag of every version that shows the passage. A page without
 * versions may also name what some release had, and contracts and market have releases of their own.
 */
import { decodeText, type Site } from 'onesource/tools';
import { elsewhere } from './other-words.ts';
import type { Repository } from './repository.ts';

const codeBlock = /<(figure class="code"|pre)[\s\S]*?<\/(figure|pre)>/g;
const inlineCode = /<code>([\s\S]*?)<\/code>/g;
/** Names with an underscore or several capitals, and what stands next to `::`. */
const name =
  /(?<!\w)(?:[A-Za-z][A-Za-z0-9]*(?:_[A-Za-z0-9]+)+|[A-Z]\w*[a-z]\w*[A-Z]\w*|(?<=::)[A-Za-z]\w*|[A-Za-z]\w*(?=::))(?!\w)/g;
const word = /\w+/g;

/** In place of a tag. */
const anyRelease = 'any tag';

const plain = (html: string) => decodeText(html.replace(/<[^>]+>/g, ''));

/** The names in the code font of a page's prose that its own programs don't contain. */
export function namesIn(html: string): string[] {
  const programs = new Set([...html.matchAll(codeBlock)].flatMap(([block]) => plain(block).match(word) ?? []));
  const prose = html.replace(codeBlock, '');
  const names = [...prose.matchAll(inlineCode)].flatMap(([, code = '']) => plain(code).match(name) ?? []);
  return [...new Set(names)].filter((found) => !programs.has(found));
}

/** Returns the names that no source file at a version's tag has, one sentence each. */
export function checkWords(site: Site, zkvm: Repository, others: readonly Repository[]): string[] {
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
    const missing = zkvm.absentWords(tag === anyRelease ? releases(zkvm) : [tag], [...words.keys()]);
    const unknown = others.reduce((left, other) => other.absentWords(releases(other), left), missing);
    return unknown.map((word) => `${[...(words.get(word) ?? [])].join(', ')}: no source file at ${tag} has "${word}"`);
  });
}
