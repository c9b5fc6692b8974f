/** Published figures: each has the words of its source, and those in a cloned repository are looked up there. */
import { published } from '../../content/data/published-measurements.ts';
import type { Repository } from './repository.ts';

const spaces = /\s+/g;

/** The figures whose words don't contain them. */
export const withoutWords = (rows: typeof published): string[] =>
  rows.flatMap(({ what, value, words }) => {
    const [figure = ''] = value.split(' ');
    const isInWords = new RegExp(`(?<![\\d.,])${figure.replaceAll('.', '\\.')}(?![\\d,]|\\.\\d)`).test(words);
    return isInWords && /\d/.test(figure) ? [] : [`"${what}": "${value}" is not in the words "${words}".`];
  });

/** The words that the file of a cloned repository, named like `risc0/risc0`, doesn't have. */
export function checkPublished(repository: string, clone: Repository): string[] {
  return published.flatMap(({ what, words, source }) => {
    const [, owner, commit = '', file = ''] =
      /^https:\/\/github\.com\/([^/]+\/[^/]+)\/blob\/([^/]+)\/(.+)$/.exec(source.href) ?? [];
    if (owner !== repository) return [];
    const text = clone.read(commit, file)?.replace(spaces, ' ') ?? '';
    return text.includes(words.replace(spaces, ' ')) ? [] : [`"${what}": ${file} doesn't say "${words}".`];
  });
}
