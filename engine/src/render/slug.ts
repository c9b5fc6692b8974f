/** What isn't in an anchor: all but letters with their marks (`हिन्दी`), digits, hyphens, and what separates words. */
const leftOut = /(?<![\p{L}\p{M}])\p{M}+|[^\p{L}\p{M}\p{N}\s_-]/gu;

/** The anchor of a heading by its text: lower case, hyphens for spaces, no punctuation. */
export function slug(text: string): string {
  return text.normalize('NFC').toLowerCase().replace(leftOut, '').trim().replace(/\s+/g, '-');
}
