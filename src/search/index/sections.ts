/** Splits a page's body into sections: the places that search can lead to. */
import { readHtml } from './html.ts';

/** The part of a page below one heading. The first one is what precedes all headings; its anchor and heading are empty. */
export interface Section {
  readonly anchor: string;
  readonly heading: string;
  /** Heading of the section that contains this one, or empty. */
  readonly parent: string;
  readonly text: string;
  readonly code: string;
  /** Other names of a glossary's term. */
  readonly names: readonly string[];
  /** Inline code that begins a paragraph, list item or table cell: what the section explains, as opposed to what it uses. */
  readonly defines: readonly string[];
  /** Where a glossary's term sends the reader for more, or empty. */
  readonly see: string;
}

const emptySection = { anchor: '', heading: '', parent: '', text: '', code: '', names: '', defines: [] as string[], see: '' };

/** Elements whose content is not text of the page. */
const silent: ReadonlySet<string> = new Set('svg button script style template select output nav'.split(' '));
/** Elements that do not end a word. */
const inline: ReadonlySet<string> = new Set(
  'a abbr b code del dfn em i ins kbd mark q s samp small span sub sup u var wbr math'.split(' '),
);
const headingTags: Readonly<Record<string, number>> = { h2: 2, h3: 3, dt: 3 };

/** Splits a body at its headings of levels 2 and 3, and at the terms of a glossary. */
export function sectionsOf(body: string): Section[] {
  const reader = new SectionReader();
  readHtml(body, reader);
  return reader.finish();
}

class SectionReader {
  private section = { ...emptySection, defines: [] as string[] };
  private readonly sections = [this.section];
  private outer = '';
  /** Id of the block that was just opened: a glossary's term has its anchor on the enclosing block. */
  private block: string | undefined;
  /** Tag of the element that is being skipped, and its nesting depth. */
  private skipped = '';
  private depth = 0;
  private inHeading = false;
  private inNames = false;
  private inTerm = false;
  private inCode = false;
  /** Whether a block has begun and no text has followed yet. */
  private atStart = false;
  private definition: string | null = null;
  private formula: string | null = null;

  open(tag: string, attribute: (name: string) => string | undefined): void {
    if (this.depth) {
      if (tag === this.skipped) this.depth++;
      return;
    }
    const classes = attribute('class') ?? '';
    if (silent.has(tag) || /\b(?:anchor|island|since-badge|when-light)\b/.test(classes)) {
      this.skipped = tag;
      this.depth = 1;
      return;
    }
    const level = headingTags[tag];
    const own = attribute('id');
    const id = tag === 'dt' ? (own ?? this.block) : own;
    this.block = tag === 'div' ? own : undefined;
    if (level && id) this.startSection(level, id);
    if (tag === 'dt') this.inTerm = true;
    // A term's other names are not part of its heading.
    if (tag === 'small' && this.inTerm) {
      this.inHeading = false;
      this.inNames = true;
    }
    if (tag === 'a' && this.inTerm === false && attribute('aria-label')?.startsWith('More on ')) this.section.see = attribute('href') ?? '';
    if (tag === 'pre') this.inCode = true;
    if (tag === 'code' && this.atStart && !this.inCode) this.definition = '';
    if (tag === 'math') this.formula = '';
    if (tag === 'br' || !inline.has(tag)) this.separate();
    if (tag === 'img') this.text(attribute('alt') ?? '');
  }

  close(tag: string): void {
    if (this.depth) {
      if (tag === this.skipped) this.depth--;
      return;
    }
    if (tag in headingTags) this.inHeading = false;
    if (tag === 'dt') this.inTerm = false;
    if (tag === 'small') this.inNames = false;
    if (tag === 'code' && this.definition !== null) {
      this.section.defines.push(tidy(this.definition));
      this.definition = null;
    }
    if (tag === 'pre') {
      this.section.code += '\n';
      this.inCode = false;
    }
    if (tag === 'math') this.endFormula();
    if (!inline.has(tag)) this.separate();
  }

  text(text: string): void {
    if (this.depth) return;
    if (this.definition !== null) this.definition += text;
    if (text.trim()) this.atStart = false;
    if (this.formula !== null) this.formula += text;
    else if (this.inNames) this.section.names += text;
    else if (this.inHeading) this.section.heading += text;
    else if (this.inCode) this.section.code += text;
    else this.section.text += text;
  }

  finish(): Section[] {
    return this.sections.map(
      (section): Section => ({
        ...section,
        names: tidy(section.names)
          .replace(/^also /, '')
          .split(', ')
          .filter(Boolean),
        heading: tidy(section.heading),
        parent: tidy(section.parent),
        text: tidy(section.text),
        code: section.code.trim(),
      }),
    );
  }

  private startSection(level: number, anchor: string): void {
    const parent = level === 2 ? '' : this.outerHeading();
    this.section = { ...emptySection, defines: [], anchor, parent };
    this.sections.push(this.section);
    if (level === 2) this.outer = anchor;
    this.inHeading = true;
  }

  private outerHeading(): string {
    return this.sections.findLast(({ anchor }) => anchor !== '' && anchor === this.outer)?.heading ?? '';
  }

  /** A formula reads as its letters where it is short, else as an ellipsis. */
  private endFormula(): void {
    const formula = tidy(this.formula ?? '');
    this.formula = null;
    this.text(formula.length <= 24 ? formula : '…');
  }

  /** Ends a word where an element does. */
  private separate(): void {
    this.atStart = true;
    if (this.formula !== null) return;
    if (this.inHeading) this.section.heading += ' ';
    else if (!this.inCode) this.section.text += ' ';
  }
}

function tidy(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,.:;!?)])/g, '')
    .trim();
}
