/**
 * The footnotes of a page in a version. What the version shows decides which notes there are and how they are numbered:
 * references and texts report here when they are drawn, and the notes are drawn after everything else.
 */
import type { RootContent } from 'mdast';
import type { ReactNode } from 'react';
import type { Place } from '../../problems/problem.ts';

/** Which note is meant. Each file has its own names: a page and the passages in it may all have a `[^1]`. */
interface NoteName {
  readonly file: string;
  readonly name: string;
}

interface NoteText {
  readonly place: Place;
  /** @param back what leads back to the references */
  html(back: ReactNode): ReactNode;
}

export interface Note extends NoteName {
  readonly number: number;
  /** Where the first reference to it is. */
  readonly place: Place;
  /** How many references to it have been drawn. */
  references: number;
}

const keyOf = ({ file, name }: NoteName) => `${file} ${name}`;

const isSame = (a: Place, b: Place) => a.file === b.file && a.line === b.line && a.column === b.column;

export class Footnotes {
  /** In the order of the first references to them. More come up while these are drawn. */
  readonly notes: Note[] = [];
  private readonly byName = new Map<string, Note>();
  private readonly texts = new Map<string, NoteText>();
  private readonly markdowns = new Map<string, () => readonly RootContent[]>();

  /** The note that a reference is to. */
  referredTo(name: NoteName, place: Place): Note {
    const known = this.byName.get(keyOf(name));
    if (known) return known;
    const note: Note = { ...name, number: this.notes.length + 1, place, references: 0 };
    this.notes.push(note);
    this.byName.set(keyOf(name), note);
    return note;
  }

  /** Keeps the text of a note. Returns false if the version shows another text of this name. */
  define(name: NoteName, text: NoteText): boolean {
    const known = this.texts.get(keyOf(name));
    // A passage may be on the page twice.
    if (known) return isSame(known.place, text.place);
    this.texts.set(keyOf(name), text);
    return true;
  }

  textOf = (name: NoteName): NoteText | undefined => this.texts.get(keyOf(name));

  /** Keeps how the text of a note is written as Markdown. It is asked only if something refers to the note. */
  defineMarkdown(name: NoteName, write: () => readonly RootContent[]): void {
    this.markdowns.set(keyOf(name), write);
  }

  markdownOf = (name: NoteName): readonly RootContent[] => this.markdowns.get(keyOf(name))?.() ?? [];
}
