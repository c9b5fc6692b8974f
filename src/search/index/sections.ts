/** A page's body to its sections: what search finds and where it leads. */
import { readHtml } from './html.ts';

/** The part of a page below one heading; the first one is what stands above all headings (anchor and heading are then empty). */
export interface Section {
  readonly anchor: string;
  readonly heading: string;
  /** Heading of the section that this one stands in, or empty. */
  readonly parent: string;
  readonly text: string;
  readonly code: string;
  /** Words of the section that are to be found and not to be shown: those of a digest. */
  readonly rest: string;
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** Elements whose content is no text of the page. */
const silent: ReadonlySet<string> = new Set('svg button script style template select output nav'.split(' '));
/** Elements that do not end a word. */
const inline: ReadonlySet<string> = new Set(
  'a abbr b code del dfn em i ins kbd mark q s samp small span sub sup u var wbr math'.split(' '),
);
const headingTags: Readonly<Record<string, number>> = { h2: 2, h3: 3, dt: 3 };

/** Takes a body apart at its headings of levels 2 and 3, and at the terms of a glossary. */
export function sectionsOf(body: string): Section[] {
  const reader = new SectionReader();
  readHtml(body, reader);
  return reader.finish();
}

class SectionReader {
  private readonly sections: Mutable<Section>[] = [{ anchor: '', heading: '', parent: '', text: '', code: '', rest: '' }];
  private section = this.sections[0] as Mutable<Section>;
  private outer = '';
  /** Anchor of the block that was just opened: a glossary's term has it on the block around it. */
  private block: string | undefined;
  /** Tag that started what is being left out, and how often it stands open. */
  private skipped = '';
  private depth = 0;
  private inHeading = false;
  private inCode = false;
  private formula: string | null = null;

  open(tag: string, attribute: (name: string) => string | undefined): void {
    if (this.depth) {
      if (tag === this.skipped) this.depth++;
      return;
    }
    const classes = attribute('class') ?? '';
    if (silent.has(tag) || /\b(?:anchor|island|since-badge)\b/.test(classes)) {
      this.skipped = tag;
      this.depth = 1;
      return;
    }
    const level = headingTags[tag];
    const own = attribute('id');
    const id = tag === 'dt' ? (own ?? this.block) : own;
    this.block = tag === 'div' ? own : undefined;
    if (level && id) this.startSection(level, id);
    // A term's other names are no part of its heading.
    if (tag === 'small') this.inHeading = false;
    if (tag === 'pre') this.inCode = true;
    if (tag === 'math') this.formula = '';
    if (tag === 'br' || !inline.has(tag)) this.separate();
  }

  close(tag: string): void {
    if (this.depth) {
      if (tag === this.skipped) this.depth--;
      return;
    }
    if (tag in headingTags) this.inHeading = false;
    if (tag === 'pre') {
      this.section.code += '\n';
      this.inCode = false;
    }
    if (tag === 'math') this.endFormula();
    if (!inline.has(tag)) this.separate();
  }

  text(text: string): void {
    if (this.depth) return;
    if (this.formula !== null) this.formula += text;
    else if (this.inHeading) this.section.heading += text;
    else if (this.inCode) this.section.code += text;
    else this.section.text += text;
  }

  finish(): Section[] {
    return this.sections.map((section) => ({
      ...section,
      heading: tidy(section.heading),
      parent: tidy(section.parent),
      text: tidy(section.text),
      code: section.code.trim(),
    }));
  }

  private startSection(level: number, anchor: string): void {
    const parent = level === 2 ? '' : this.outerHeading();
    this.section = { anchor, heading: '', parent, text: '', code: '', rest: '' };
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
