/** Writes text as HTML, and reads HTML from our own build, which is well-formed, without a DOM. */

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Between tags. */
export const escapedText = (text: string): string =>
  text.replace(/[&<>]/g, (character) => entities[character] ?? character);

/** Between double quotes, or between tags. */
export const escapedValue = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => entities[character] ?? character);

export interface TagVisitor {
  /**
   * @param attributes their source
   * @param isClosed whether the tag ends with a slash; `close` isn't called then
   */
  open(tag: string, attributes: string, isClosed: boolean): void;
  close(tag: string): void;
  /** @param text with its character references */
  text(text: string): void;
  /** @param source the whole comment, such as the `<!-- -->` that React writes between two texts */
  comment?(source: string): void;
}

/** Calls the visitor for each tag and text of HTML, in order. */
export function readTags(html: string, visitor: TagVisitor): void {
  let at = 0;
  while (at < html.length) {
    const tagStart = html.indexOf('<', at);
    const textEnd = tagStart < 0 ? html.length : tagStart;
    if (textEnd > at) visitor.text(html.slice(at, textEnd));
    if (tagStart < 0) return;
    at = html[tagStart + 1] === '!' ? readComment(html, tagStart, visitor) : readTag(html, tagStart, visitor);
  }
}

const quoteCode = 34;

/** Neither white space nor a slash. */
const isNameCode = (code: number) => code > 32 && code !== 47;

function readComment(html: string, start: number, visitor: TagVisitor): number {
  const end = html.indexOf('-->', start);
  const after = end < 0 ? html.length : end + 3;
  visitor.comment?.(html.slice(start, after));
  return after;
}

function readTag(html: string, start: number, visitor: TagVisitor): number {
  const end = tagEnd(html, start);
  const closing = html[start + 1] === '/';
  let nameEnd = start + (closing ? 2 : 1);
  const nameStart = nameEnd;
  while (nameEnd < end && isNameCode(html.charCodeAt(nameEnd))) nameEnd++;
  const tag = html.slice(nameStart, nameEnd);
  if (closing) visitor.close(tag);
  else if (tag) {
    const isClosed = html[end - 1] === '/';
    visitor.open(tag, html.slice(nameEnd, isClosed ? end - 1 : end), isClosed);
  }
  return end + 1;
}

function tagEnd(html: string, start: number): number {
  let at = start;
  for (;;) {
    const end = html.indexOf('>', at);
    if (end < 0) return html.length;
    let quote = at;
    while (quote < end && html.charCodeAt(quote) !== quoteCode) quote++;
    if (quote === end) return end;
    at = html.indexOf('"', quote + 1) + 1 || html.length;
  }
}

export interface HtmlVisitor {
  open(tag: string, attribute: (name: string) => string | undefined): void;
  close(tag: string): void;
  text(text: string): void;
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** Replaces character references, except unknown ones. */
export function decodeText(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi,
    (whole, decimal: string, hex: string, name: string) => {
      if (name) return named[name.toLowerCase()] ?? whole;
      const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
      return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    },
  );
}

/** Calls the visitor for every tag and text. A void element is closed if it ends with a slash. */
export function readHtml(html: string, visitor: HtmlVisitor): void {
  readTags(html, {
    open(name, source, isClosed) {
      const tag = name.toLowerCase();
      visitor.open(tag, (attribute) => attributeOf(source, attribute));
      if (isClosed) visitor.close(tag);
    },
    close: (name) => visitor.close(name.toLowerCase()),
    text: (text) => visitor.text(decodeText(text)),
  });
}

/** Value of an attribute in the source between a tag's name and its end; our build quotes all values with `"`. */
function attributeOf(source: string, name: string): string | undefined {
  const start = source.indexOf(` ${name}="`);
  if (start < 0) return undefined;
  const from = start + name.length + 3;
  return decodeText(source.slice(from, source.indexOf('"', from)));
}
