/** Words that a word of a query also finds, as the project lists them: `cloud server: remote`. */
import { root, stem } from './language.ts';

export class Synonyms {
  /** All words that have synonyms. */
  readonly words: readonly string[];
  private readonly byStem = new Map<string, readonly string[]>();

  /** @param lines words, a colon, and the words of pages that they also find; a hyphen joins words */
  constructor(lines: readonly string[]) {
    this.words = lines.flatMap((line) => {
      const [from = '', to = ''] = line.split(': ');
      const words = from.split(' ');
      for (const word of words) this.byStem.set(stem(word), to.replaceAll('-', '').split(' '));
      return words;
    });
  }

  /** The words that a word also finds. */
  of(word: string): readonly string[] {
    const stemmed = stem(word);
    return this.byStem.get(stemmed) ?? this.byStem.get(root(stemmed)) ?? [];
  }
}
