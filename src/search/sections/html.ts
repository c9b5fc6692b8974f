/** Reads well-formed HTML as our build writes it, where there is no DOMParser (a worker): a scanner, not a repairer. */

export interface HtmlVisitor {
  open(tag: string, attribute: (name: string) => string | undefined): void;
  close(tag: string): void;
  text(text: string): void;
}

const voidTags: ReadonlySet<string> = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** Replaces character references; unknown ones stay as they are. */
export function decodeText(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi, (whole, decimal: string, hex: string, name: string) => {
    if (name) return named[name.toLowerCase()] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

/** Walks through HTML, calling the visitor for every tag and text. Elements without content get `open` only. */
export function readHtml(html: string, visitor: HtmlVisitor): void {
  let at = 0;
  while (at < html.length) {
    const tagStart = html.indexOf('<', at);
    const textEnd = tagStart < 0 ? html.length : tagStart;
    if (textEnd > at) visitor.text(decodeText(html.slice(at, textEnd)));
    if (tagStart < 0) return;
    at = html.startsWith('<!--', tagStart) ? afterComment(html, tagStart) : readTag(html, tagStart, visitor);
  }
}

function afterComment(html: string, start: number): number {
  const end = html.indexOf('-->', start);
  return end < 0 ? html.length : end + 3;
}

/** Reads one tag; gives the offset after it. */
function readTag(html: string, start: number, visitor: HtmlVisitor): number {
  const end = tagEnd(html, start);
  const closing = html[start + 1] === '/';
  let nameEnd = start + (closing ? 2 : 1);
  const nameStart = nameEnd;
  while (nameEnd < end && !/[\s/>]/.test(html[nameEnd] as string)) nameEnd++;
  const tag = html.slice(nameStart, nameEnd).toLowerCase();
  if (closing) visitor.close(tag);
  else if (tag && tag[0] !== '!') {
    const source = html.slice(nameEnd, end);
    visitor.open(tag, (name) => attributeOf(source, name));
    if (source.endsWith('/') && !voidTags.has(tag)) visitor.close(tag);
  }
  return end + 1;
}

/** Offset of the `>` that ends a tag: one in a quoted value does not. */
function tagEnd(html: string, start: number): number {
  let quote = '';
  for (let i = start + 1; i < html.length; i++) {
    const c = html[i];
    if (quote) {
      if (c === quote) quote = '';
    } else if (c === '>') return i;
    else if (c === '"' || c === "'") quote = c;
  }
  return html.length;
}

/** Value of an attribute in the source between a tag's name and its end. */
function attributeOf(source: string, wanted: string): string | undefined {
  for (const [, name, double, single, bare] of source.matchAll(/([^\s=/"']+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g)) {
    if (name === wanted) return decodeText(double ?? single ?? bare ?? '');
  }
  return undefined;
}
