/** Which public names a query may mean. The file about names is loaded only if there are any (see `names.ts`). */

/** Whether a word is spelled like a name: `snake_case`, `camelCase`, `UPPER_CASE`, `a::b`, `--option`. */
export const isSpelledAsName = (word: string): boolean => /^--|::|\w_\w|[a-z\d][A-Z]/.test(word);

/**
 * The names that are spelled like one, or else the whole query if it may be a command, a word with hyphens, or its kind
 * and a word.
 * @param isUnknown whether the pages lack a word of the query: a few words, or one with a capital, may then be a name
 * @param commands first words of commands
 */
export function soughtNames(query: string, isUnknown: boolean, commands: readonly string[]): readonly string[] {
  // A long message has lost its quotes.
  const [, kind = 'feature', refused] = /(?:(command|feature)s?:? [`']|depends .*features )([\w-]+)/.exec(query) ?? [];
  if (refused) return [`${kind} ${refused}`];
  const spelled = (query.match(/--[a-z][\w-]*\w|[A-Za-z]\w*(?:(?:::|\.)\w+)*/g) ?? []).filter(isSpelledAsName);
  if (spelled.length) return [...new Set(spelled)];
  const whole = query.replace(/[`'"]/g, '').trim();
  const words = whole.split(' ');
  const isName =
    (isUnknown && (words.length > 1 || /^[A-Z]/.test(whole))) ||
    commands.includes(words[0] ?? '') ||
    /^(?:\w+ )?\w+(?:-\w+)+(?: \w+)?$|^(?:command|feature) | (?:command|feature)$/.test(whole);
  return isName && words.length <= 4 && words.every((word) => /^[\w-]+$/.test(word)) ? [whole] : [];
}
