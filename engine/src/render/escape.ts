/** Text as HTML. */
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Between tags. */
export const escapedText = (text: string): string =>
  text.replace(/[&<>]/g, (character) => entities[character] ?? character);

/** Between double quotes, or between tags. */
export const escapedValue = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
