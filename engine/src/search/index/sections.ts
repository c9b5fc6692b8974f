/** Splits the body of a page into sections, the targets of search results. */
import { readHtml } from '../../render/html.ts';

/** The part of a page below a heading. The first section, before all headings, has neither anchor nor heading. */
export interface HeadingSection {
  readonly anchor: string;
  readonly heading: string;
  /** Heading of the enclosing section, or empty. */
  readonly parent: string;
  /** A line per paragraph, item, or row. */
  readonly text: string;
  readonly code: string;
  /** Other names of a glossary term. */
  readonly names: readonly string[];
  /**
   * Inline code at the beginning of a paragraph, list item, or table cell: what the section explains, as opposed to
   * what it uses.
   */
  readonly defines: readonly string[];
  /** Whether it is a glossary term with a link to more information. */
  readonly isTerm: boolean;
}

/** Before the code of a section in its text; lines are never empty. */
export const beforeCode = '\n\n';

/** The texts of a page's sections, as snippets are cut from them: a line per paragraph, and the code. */
export const textsOf = (sections: readonly HeadingSection[]): readonly string[] =>
  sections.map(({ text, code }) => (code ? `${text}${beforeCode}${code.replace(/\s+/g, ' ')}` : text));

const newSection = (anchor = '', parent = '') => ({
  anchor,
  parent,
  heading: '',
  text: '',
  code: '',
  names: '',
  defines: [] as string[],
  isTerm: false,
});

/** Elements whose content is not part of the text. */
const silent: ReadonlySet<string> = new Set('svg button script style template select output nav'.split(' '));
/** Elements that do not end a word. */
const inline: ReadonlySet<string> = new Set(
  'a abbr b code del dfn em i ins kbd mark q s samp small span sub sup u var wbr math'.split(' '),
);
const headingTags: Readonly<Record<string, number>> = { h2: 2, h3: 3, dt: 3 };

/** Splits a body at its headings of levels 2 and 3 and at glossary terms. */
export function sectionsOf(body: string): HeadingSection[] {
  const reader = new SectionReader();
  readHtml(body, reader);
  return reader.finish();
}

class SectionReader {
  private section = newSection();
  private readonly sections = [this.section];
  /** The last section of level 2. */
  private outer = this.section;
  /** Id of the block that was just opened: the anchor of a glossary term is on the enclosing block. */
  private block: string | undefined;
  private skipped = '';
  private depth = 0;
  private inHeading = false;
  private inNames = false;
  private inTerm = false;
  private inCode = false;
  private atStart = false;
  private definition: string | null = null;
  private formula: string | null = null;

  open(tag: string, attribute: (name: string) => string | undefined): void {
    if (this.depth) {
      if (tag === this.skipped) this.depth++;
      return;
    }
    const classes = attribute('class') ?? '';
    // A wrong answer must not be quoted as what the page says.
    if (silent.has(tag) || /\b(?:anchor|island|predict|since-badge|when-light)\b/.test(classes)) {
      this.skipped = tag;
      this.depth = 1;
      return;
    }
    const level = headingTags[tag];
    const ownId = attribute('id');
    const id = tag === 'dt' ? (ownId ?? this.block) : ownId;
    this.block = tag === 'div' ? ownId : undefined;
    if (level && id) this.startSection(level, id);
    if (tag === 'dt') this.inTerm = true;
    // The other names of a term are not part of its heading.
    if (tag === 'small' && this.inTerm) {
      this.inHeading = false;
      this.inNames = true;
    }
    if (tag === 'a' && !this.inTerm && attribute('aria-label')?.startsWith('More on ')) this.section.isTerm = true;
    if (tag === 'pre') this.inCode = true;
    if (tag === 'code' && this.atStart && !this.inCode) this.definition = '';
    if (tag === 'math') this.formula = '';
    if (tag === 'br' || !inline.has(tag)) this.separate(tag);
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
    if (!inline.has(tag)) this.separate(tag);
  }

  text(text: string): void {
    if (this.depth) return;
    if (this.definition !== null) this.definition += text;
    if (text.trim()) this.atStart = false;
    if (this.formula !== null) this.formula += text;
    else this.section[this.field] += this.inCode ? text : text.replaceAll('\n', ' ');
  }

  finish(): HeadingSection[] {
    return this.sections.map(
      (section): HeadingSection => ({
        ...section,
        names: tidy(section.names)
          .replace(/^also /, '')
          .split(', ')
          .filter(Boolean),
        heading: tidy(section.heading),
        parent: tidy(section.parent),
        text: section.text.split('\n').map(tidy).filter(Boolean).join('\n'),
        code: section.code.trim(),
      }),
    );
  }

  private startSection(level: number, anchor: string): void {
    this.section = newSection(anchor, level === 2 ? '' : this.outer.heading);
    this.sections.push(this.section);
    if (level === 2) this.outer = this.section;
    this.inHeading = true;
  }

  /** A short formula is indexed as its letters, a longer one as an ellipsis. */
  private endFormula(): void {
    const formula = tidy(this.formula ?? '');
    this.formula = null;
    this.text(formula.length <= 24 ? formula : '…');
  }

  /** Separates words at the boundaries of elements, and lines except at those of cells. */
  private separate(tag: string): void {
    this.atStart = true;
    if (this.formula === null && !this.inCode) this.section[this.field] += /^(?:td|th|br)$/.test(tag) ? ' ' : '\n';
  }

  private get field(): 'names' | 'heading' | 'code' | 'text' {
    if (this.inNames) return 'names';
    if (this.inHeading) return 'heading';
    return this.inCode ? 'code' : 'text';
  }
}

function tidy(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,.:;!?)])/g, '')
    .trim();
}
