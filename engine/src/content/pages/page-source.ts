/** The source of a page, parsed for commands that change it: offsets are those of the file. */
import type { Root } from 'mdast';
import { parseMdx } from '../syntax/mdx.ts';

export interface PlacedText {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

export function placeBetween(file: string, text: string, from: number, to: number): PlacedText[] {
  const start = file.indexOf(text, from);
  return text && start >= 0 && start + text.length <= to ? [{ text, start, end: start + text.length }] : [];
}

interface PositionedNode {
  readonly position?: { readonly start: { readonly offset?: number }; readonly end: { readonly offset?: number } };
}

export const placeInNode = (file: string, text: string, node: PositionedNode | object): PlacedText[] => {
  const { position } = node as PositionedNode;
  return placeBetween(file, text, position?.start.offset ?? 0, position?.end.offset ?? file.length);
};

export interface PageSource {
  readonly yaml: string;
  readonly yamlStart: number;
  readonly tree: Root;
}

export function parsePage(file: string): PageSource {
  const yamlStart = 4;
  const frontEnd = file.startsWith('---\n') ? file.indexOf('\n---', 3) : -1;
  const bodyStart = frontEnd < 0 ? 0 : file.indexOf('\n', frontEnd + 1) + 1;
  // Spaces replace the front matter: offsets stay the same.
  const tree = parseMdx(file.slice(0, bodyStart).replace(/[^\n]/g, ' ') + file.slice(bodyStart));
  return { yaml: frontEnd < 0 ? '' : file.slice(yamlStart, frontEnd), yamlStart, tree };
}

export interface TextEdit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Takes edits that don't overlap; gives the source with all of them. */
export function withEdits(source: string, edits: readonly TextEdit[]): string {
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), source);
}
