/** Scores the names of sections, and what a page adds to the scores of all of its sections. */
import type { SearchIndex } from '../index/inverted-index.ts';
import { fields } from '../index/pages.ts';
import { tuning } from '../tuning.ts';
import { qualityIn, type TermScores, textScore } from './score.ts';

const boosts = tuning.fieldBoosts;

export interface NameScore {
  /** Score of the terms in the name. */
  readonly score: number;
  /** To what degree the name consists of exactly the query, 0 to 1. */
  readonly fit: number;
}

const noName: NameScore = { score: 0, fit: 0 };

/** Scores the best of a section's names: its title or heading, or another name. `total` is the information of all terms. */
function nameScore(terms: readonly TermScores[], number: number, lengths: readonly number[], total: number): NameScore {
  let best = noName;
  for (const [name, words] of lengths.entries()) {
    let found = 0;
    let told = 0;
    for (const term of terms) {
      const quality = term.names.get(number)?.get(name) ?? 0;
      found += quality;
      told += quality * term.info;
    }
    if (!told) continue;
    const share = Math.min(1, found / Math.max(1, words));
    const score = (name ? boosts.otherName : boosts.name) * told * (tuning.nameShare + (1 - tuning.nameShare) * share);
    if (score > best.score) best = { score, fit: share * (told / total) ** 2 };
  }
  return best;
}

/** Score of a term in the address and the description of a page. */
function aboutScore(term: TermScores, intro: number): number {
  return boosts.slug * qualityIn(term, intro, fields.slug) + boosts.description * qualityIn(term, intro, fields.description);
}

export interface PageScore {
  /** What the page adds to each of its sections. */
  readonly score: number;
  /** Best name of each of its sections; the first is the page's own. */
  readonly names: readonly NameScore[];
  /** To what degree the page has each term, 0 to 1. */
  readonly presence: readonly number[];
  /** Whether a matching glossary term links to the page. */
  readonly isLinked: boolean;
}

/** Scores all pages. `total` is the information of all terms. */
export function pageScores(
  index: SearchIndex,
  terms: readonly TermScores[],
  identifiers: readonly TermScores[],
  total: number,
): PageScore[] {
  const names = index.entries.map(({ nameLengths }, number) => nameScore(terms, number, nameLengths, total));
  const linked = new Map<number, number>();
  for (const [number, { section }] of index.entries.entries()) {
    const { see } = section;
    const { score, fit } = names[number] as NameScore;
    if (see >= 0 && score) linked.set(see, Math.max(linked.get(see) ?? 0, score * fit));
  }
  return index.pages.map(({ sections }, page) => {
    const first = index.intros[page] as number;
    const end = first + sections.length;
    let score = tuning.see * (linked.get(page) ?? 0);
    const presence = terms.map((term) => {
      let most = 0;
      let spread = 0;
      for (let number = first; number < end; number++) {
        most = Math.max(most, term.presence[number] as number);
        spread += textScore(term, number) + (qualityIn(term, number, fields.name) ? 3 : 0);
      }
      spread /= Math.sqrt(sections.length);
      const { about, sections: share, halfSections } = tuning.page;
      score += term.info * (about * aboutScore(term, first) + (share * 10 * spread) / (spread + halfSections));
      return most;
    });
    for (const term of identifiers) score += tuning.identifier * term.info * tuning.page.about * aboutScore(term, first);
    return { score, names: names.slice(first, end), presence, isLinked: linked.has(page) };
  });
}
