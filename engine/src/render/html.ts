/** Elements, attributes, and texts of HTML from our own build. */
import { readTags } from './html-tags.ts';

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
