/** Mistakes for Vite's overlay, and the page for a site that has never loaded. */

import fs from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { ErrorPayload } from 'vite';
import type { Problem } from '../../problems/problem.ts';
import { escapedText } from '../../render/html.ts';
import type { LoadedSite } from './load.ts';
import type { DevFile } from './site.ts';

export type Overlay = ErrorPayload['err'];

/** The properties of errors of this project, of Vite, and of its parser. */
interface AnyError {
  readonly name?: string;
  readonly message?: string;
  readonly stack?: string;
  readonly cause?: AnyError;
  readonly problems?: readonly AnyError[];
  readonly place?: { readonly file: string; readonly line?: number };
  readonly errors?: readonly AnyError[];
  readonly loc?: { readonly file?: string; readonly line: number };
  readonly id?: string;
}

interface OverlayMistake {
  readonly text: string;
  /** Path below the project's root. */
  readonly file?: string | undefined;
  readonly line?: number | undefined;
}

const below = (root: string, file: string) => path.relative(root, file.replace(/\?.*$/, ''));

function placeInStack(root: string, stack = ''): { file?: string; line?: number } {
  for (const [, file = '', line] of stack.matchAll(/\(?(\/[^\s():]+):(\d+):\d+\)?/g))
    if (file.startsWith(`${root}/`) && !file.includes('/node_modules/'))
      return { file: below(root, file), line: Number(line) };
  return {};
}

function syntaxMistake(root: string, { message = '', loc, id = '' }: AnyError): OverlayMistake {
  const [first = ''] = stripVTControlCharacters(message).trim().split('\n');
  return { text: first.replace(/^\[\w+\]\s*/, ''), file: below(root, loc?.file ?? id), line: loc?.line };
}

function codeFrame(file: string, line: number): string | undefined {
  const lines = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').split('\n') : [];
  const shown = lines.map((text, i) => `${i + 1 === line ? '>' : ' '} ${String(i + 1).padStart(4)} | ${text}\n`);
  return line > 0 ? shown.slice(Math.max(0, line - 3), line + 2).join('') : undefined;
}

function mistakeOf(root: string, error: AnyError): OverlayMistake {
  const syntax = error.errors?.[0] ?? error.cause?.errors?.[0];
  if (syntax) return syntaxMistake(root, { id: error.id ?? error.cause?.id ?? '', ...syntax });
  // Modules loaded by Vite have their own class of Problem, so it is recognized by its place.
  if (error.place) {
    const { file, line = placeInStack(root, error.cause?.stack).line } = error.place;
    return { text: String(error).replace(/^\S+?: /, ''), file, line };
  }
  if (error.loc ?? error.id)
    return { text: error.message ?? '', file: below(root, error.loc?.file ?? error.id ?? ''), line: error.loc?.line };
  return error.name === 'Problem'
    ? { text: String(error) }
    : { text: `${error.name}: ${error.message}`, ...placeInStack(root, error.stack) };
}

const mistakeText = ({ text, file, line }: OverlayMistake) =>
  `${file ? `${file}${line ? `:${line}` : ''}: ` : ''}${text}`;

export function overlayOf(root: string, thrown: unknown): Overlay {
  const error = thrown as AnyError;
  const mistakes = (error.problems ?? [error]).map((mistake) => mistakeOf(root, mistake));
  const { file, line } = mistakes[0] ?? mistakeOf(root, error);
  const at = file && path.join(root, file);
  const frame = at && line ? codeFrame(at, line) : undefined;
  return {
    message: stripVTControlCharacters(mistakes.map(mistakeText).join('\n\n')),
    stack: '',
    ...(frame ? { frame } : {}),
    ...(at ? { loc: { file: at, line: line ?? 1, column: 0 } } : {}),
  };
}

/**
 * The mistakes that a document shows: its own, and those in files that other pages depend on, too. What is wrong with
 * another page is shown there.
 */
export function mistakesOn({ site }: LoadedSite, { source, status }: DevFile): readonly Problem[] {
  const pages = new Set(site.library.topics.map(({ file }) => file));
  return site.mistakes.filter(
    ({ place }) => status === 404 || !place || place.file === source || !pages.has(place.file),
  );
}

export const problemPage = (message: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="color-scheme" content="dark light"><title>The site does not build</title></head><body><h1>The site does not build</h1><pre>${escapedText(message)}</pre></body></html>`;
