/** Rules about text: where a pattern matches, something is wrong, and the rule says what to write instead. */

/** Words of a message: fixed, or made of what was found and of the groups of the pattern. */
type Words = string | ((found: string, ...groups: string[]) => string);

export type Rule = readonly [pattern: RegExp, remedy: Words, what?: Words];

export interface Finding {
  readonly rule: Rule;
  readonly found: string;
  readonly index: number;
  readonly remedy: string;
  /** Empty if the rule says only what to write. */
  readonly what: string;
}

function findingOf(rule: Rule, match: RegExpExecArray, source: string): Finding {
  const [, remedy, what = ''] = rule;
  const [matched, ...groups] = match;
  const { index } = match;
  const found = source.slice(index, index + matched.length);
  const said = (words: Words) => (typeof words === 'string' ? words : words(found, ...groups));
  return { rule, found, index, remedy: said(remedy), what: said(what) };
}

/**
 * What the first rule says that matches.
 * @param source the text as it was typed, if signs of it are masked in `text`
 */
export function firstFinding(rules: readonly Rule[], text: string, source = text): Finding | undefined {
  for (const rule of rules) {
    const match = rule[0].exec(text);
    if (match) return findingOf(rule, match, source);
  }
  return undefined;
}

/** The same for all places in a text. Patterns have the flag `g`, and the first rule that matches at a place speaks. */
export function* allFindings(rules: readonly Rule[], text: string, source = text): Generator<Finding> {
  const places = new Set<number>();
  for (const rule of rules)
    for (const match of text.matchAll(rule[0])) {
      if (places.has(match.index)) continue;
      places.add(match.index);
      yield findingOf(rule, match, source);
    }
}
