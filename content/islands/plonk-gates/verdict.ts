import type { Product } from './wiring.ts';

/**
 * Whether the verifier accepts, and one or two sentences why. `broken`: numbers of the gates that do not hold; `split`:
 * wires with two values. Without `product` the wires are compared themselves, with it only its last value counts, as in
 * PLONK.
 */
export function judge(
  broken: readonly number[],
  split: readonly string[],
  product: Product | undefined,
  claim: number,
): { good: boolean; text: string } {
  const torn =
    split.length > 1 ? `wires ${split.join(', ')} carry two values each` : `wire ${split[0]} carries two values`;
  const gates =
    broken.length === 0
      ? 'Every gate holds.'
      : broken.length > 1
        ? `Gates ${broken.join(', ')} do not hold.`
        : `Gate ${broken[0]} does not hold.`;
  if (product === undefined) {
    const copies = split.length === 0 ? 'Every wire carries one value.' : `${torn.replace('w', 'W')}.`;
    return { good: broken.length + split.length === 0, text: `${gates} ${copies} The claim is ${claim}.` };
  }
  if (product.kind === 'unlucky')
    return {
      good: false,
      text: `${gates} In row ${product.row + 1}, these challenges lead to a division by 0. Draw others.`,
    };
  const end = product.values.at(-1);
  if (end !== 1)
    return {
      good: false,
      text: `${gates} The running product ends at ${end} instead of 1, because ${torn}. The claim is ${claim}.`,
    };
  const luck = split.length === 0 ? '' : ` Yet ${torn}, and these challenges miss it. Draw others.`;
  return { good: broken.length === 0, text: `${gates} The running product ends at 1.${luck} The claim is ${claim}.` };
}
