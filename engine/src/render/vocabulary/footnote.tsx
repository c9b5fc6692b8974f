/** Footnotes, `text[^name]` and `[^name]: note`: numbered and listed by what the page's version shows. */
import type { FootnoteDefinition, RootContent } from 'mdast';
import { Children, cloneElement, isValidElement, type ReactNode } from 'react';
import { Problem } from '../../problems/problem.ts';
import { VersionProblem } from '../../problems/version-problem.ts';
import { nameVersions } from '../../versions/name-versions.ts';
import type { Note } from '../draw/footnotes.ts';
import { type PageContext, PageContextProvider, usePage } from '../draw/page-context.ts';
import type { ElementProps, MarkdownOf } from './element.ts';

interface FootnoteProps extends ElementProps {
  readonly name: string;
}

const noteId = (page: PageContext, { number }: Note) => page.partId(`note-${number}`);
const referenceId = (page: PageContext, note: Note, reference: number) => `${noteId(page, note)}-from-${reference}`;

export function FootnoteReference({ name, line }: FootnoteProps) {
  const page = usePage();
  const note = page.footnotes.referredTo({ file: page.file, name }, page.place(line));
  note.references += 1;
  return (
    <sup id={referenceId(page, note, note.references)}>
      <a href={`#${noteId(page, note)}`} aria-label={`Footnote ${note.number}`}>
        {note.number}
      </a>
    </sup>
  );
}

/** The text of a note with what leads back at the end of its last paragraph. */
function withBack(text: ReactNode, back: ReactNode): ReactNode {
  const blocks = Children.toArray(text).filter((block) => typeof block !== 'string' || block.trim());
  const last = blocks.at(-1);
  if (!isValidElement<{ children?: ReactNode }>(last) || last.type !== 'p') return [...blocks, back];
  return [...blocks.slice(0, -1), cloneElement(last, {}, last.props.children, ' ', back)];
}

/** Shows nothing where it is written. */
export function FootnoteText({ name, line, children }: FootnoteProps) {
  const page = usePage();
  const place = page.place(line);
  return page.check(place, () => {
    const html = (back: ReactNode) => (
      <PageContextProvider value={page}>{withBack(children, back)}</PageContextProvider>
    );
    if (page.footnotes.define({ file: page.file, name }, { place, html })) return null;
    throw new Problem(`The footnote [^${name}] is defined twice.`, { remedy: 'Take one out, or rename it.' });
  });
}

/** A reference in a version that doesn't show the text of its note. */
function missingText({ name }: Note, { version, site }: PageContext): Problem {
  return new VersionProblem(version ? [version.label] : [], (labels) => ({
    what: `The footnote [^${name}] has no text${labels.length ? ` in ${nameVersions(labels, site.library.table)}` : ''}.`,
    remedy: 'Put the reference into the <When> that has the text, or write a text for the other versions, too.',
  }));
}

function Item({ note, page }: { note: Note; page: PageContext }) {
  return page.check(note.place, () => {
    const text = page.footnotes.textOf(note);
    if (!text) throw missingText(note, page);
    const back = Array.from({ length: note.references }, (_, i) => {
      const target = referenceId(page, note, i + 1);
      const what = `Back to footnote ${note.number} in the text${i ? `, place ${i + 1}` : ''}`;
      return [
        i ? ' ' : '',
        <a key={target} href={`#${target}`} aria-label={what}>
          ↩
        </a>,
      ];
    });
    return (
      <li id={noteId(page, note)} tabIndex={-1}>
        {text.html(back)}
      </li>
    );
  });
}

/** The notes from the given one on. Their texts may refer to more, which the last of these components finds. */
function Items({ from }: { from: number }) {
  const page = usePage();
  const { notes } = page.footnotes;
  const items = notes.slice(from);
  if (!items.length) return null;
  return (
    <>
      {items.map((note) => (
        <Item key={note.number} note={note} page={page} />
      ))}
      <Items from={from + items.length} />
    </>
  );
}

/** The list of notes, if there are any. It has to be drawn after all else. */
export function Footnotes() {
  const page = usePage();
  if (!page.footnotes.notes.length) return null;
  return (
    <section className="footnotes" aria-label="Footnotes">
      <ol>
        <Items from={0} />
      </ol>
    </section>
  );
}

/** Names in Markdown are the same in all of a version's pages, which one file has, so they begin with the page. */
const markdownName = ({ topic }: PageContext, { number }: Note) =>
  `${topic.kind === 'versioned' ? '' : '/'}${topic.id.replace(/[\s[\]]/g, '-')}-${number}`;

const noteAt = (page: PageContext, { name = '', line }: Readonly<Record<string, string | undefined>>) =>
  page.footnotes.referredTo({ file: page.file, name }, page.place(line));

export const footnoteReferenceMarkdown: MarkdownOf = (attributes, _, page) => {
  const label = markdownName(page, noteAt(page, attributes));
  return [{ type: 'footnoteReference', identifier: label, label }];
};

/** The texts of the notes, for the end of the page. */
export function footnotesMarkdown(page: PageContext): RootContent[] {
  const written: RootContent[] = [];
  // Texts may refer to more notes.
  for (const note of page.footnotes.notes) {
    const label = markdownName(page, note);
    const children = [...page.footnotes.markdownOf(note)] as FootnoteDefinition['children'];
    written.push({ type: 'footnoteDefinition', identifier: label, label, children });
  }
  return written;
}
