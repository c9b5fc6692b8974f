/** Parses expressions of whole numbers, one-letter variables, + − * ^, and parentheses. */
export type Expression =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'variable'; readonly name: string }
  | { readonly kind: '+' | '-' | '*'; readonly left: Expression; readonly right: Expression };

const LONGEST = 60;
const LARGEST_POWER = 8;
const LARGEST_NUMBER = 999999;

/** Parses; throws a RangeError whose message is a sentence for the reader. */
export function parse(text: string): Expression {
  if (text.length > LONGEST)
    throw new RangeError(`This expression has ${text.length} characters, but only ${LONGEST} are possible here.`);
  const tokens = text.match(/\d+|\S/g) ?? [];
  let at = 0;
  const take = (...symbols: string[]): string | undefined => {
    const token = tokens[at];
    if (token === undefined || !symbols.includes(token)) return undefined;
    at += 1;
    return token;
  };

  const sum = (): Expression => {
    let left = product();
    for (let op = take('+', '-', '−'); op; op = take('+', '-', '−'))
      left = { kind: op === '+' ? '+' : '-', left, right: product() };
    return left;
  };
  const product = (): Expression => {
    let left = power();
    while (take('*', '·', '×')) left = { kind: '*', left, right: power() };
    return left;
  };
  const power = (): Expression => {
    const base = atom();
    if (!take('^')) return base;
    const exponent = Number(tokens[at]);
    if (!(exponent >= 1 && exponent <= LARGEST_POWER))
      throw new RangeError(`Write a whole number from 1 to ${LARGEST_POWER} after ^.`);
    at += 1;
    let result = base;
    for (let i = 1; i < exponent; i += 1) result = { kind: '*', left: result, right: base };
    return result;
  };
  const atom = (): Expression => {
    const token = tokens[at];
    at += 1;
    if (token === undefined)
      throw new RangeError('Something is missing at the end. Add a number, a letter, or a parenthesis.');
    if (/^\d+$/.test(token)) {
      if (Number(token) > LARGEST_NUMBER)
        throw new RangeError(`${token.slice(0, 12)} is too large. Numbers can be up to ${LARGEST_NUMBER}.`);
      return { kind: 'number', value: Number(token) };
    }
    if (/^[a-z]$/i.test(token)) return { kind: 'variable', name: token.toLowerCase() };
    if (token === '-' || token === '−') return { kind: '-', left: { kind: 'number', value: 0 }, right: power() };
    if (token !== '(')
      throw new RangeError(`“${token}” is not possible here. Use numbers, letters, + - * ^, and parentheses.`);
    const inside = sum();
    if (!take(')')) throw new RangeError('A parenthesis is still open at the end. Close it with ).');
    return inside;
  };

  const result = sum();
  const rest = tokens[at];
  if (rest !== undefined) throw new RangeError(`“${rest}” is unexpected. Write +, -, or * between two values.`);
  return result;
}
