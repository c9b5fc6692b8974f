/**
 * Code from files: a fence with `file="samples/sum.rs#main"` shows `content/samples/sum.rs`, or the part of it between
 * the comments `#region main` and `#endregion`.
 */
import path from 'node:path';
import { bundledLanguagesInfo } from 'shiki/langs';
import { suggest } from '../../basics/nearest.ts';
import type { ProblemCollector } from '../../problems/collect.ts';
import { Problem, unplaced } from '../../problems/problem.ts';
import type { CodeExtension } from '../modules/extensions.ts';
import { parseFence } from '../syntax/fence.ts';
import { readCodeMark } from '../syntax/version-code.ts';
import { filesIn, isHidden } from './project-file.ts';
import { readSourceFile } from './source-file.ts';

export interface CodeFiles {
  /** Their paths below `content/`, sorted. */
  readonly names: readonly string[];
  /** The text of a file; undefined if there is none. Throws a Problem if it is not plain text. */
  text(name: string): string | undefined;
}

export interface WrittenFence {
  readonly lang: string;
  readonly meta: string;
  readonly code: string;
}

export interface CodeOrigin {
  readonly name: string;
  readonly file: string;
  readonly lines: readonly number[];
}

const folder = 'samples';

/** Extensions of files that don't name a language: those that the highlighter knows, and some that it doesn't. */
const languages = new Map([
  ...bundledLanguagesInfo.flatMap(({ id, aliases = [] }) => aliases.map((alias) => [alias, id] as const)),
  ...Object.entries({ sh: 'bash', txt: 'text', h: 'c' }),
]);

/** The language of a fence; if it has none, that of its file. Then Markdown takes the first option for a language. */
export function languageOf(lang: string): string | undefined {
  const file = /^file="([^"#]+)/.exec(lang)?.[1];
  if (file === undefined) return lang || undefined;
  const extension = path.posix.extname(file).slice(1);
  return languages.get(extension) ?? (extension || undefined);
}

/** The code files of the project at `root`. A file is read when a fence asks for it first. */
export function readCodeFiles(root: string, problems?: ProblemCollector): CodeFiles {
  const files = filesIn(root, `content/${folder}`, problems);
  const names = files.filter((file) => !isHidden(file)).map((file) => `${folder}/${file}`);
  const existing = new Set(names);
  const texts = new Map<string, string>();
  return {
    names,
    text(name) {
      if (!existing.has(name)) return undefined;
      const text = texts.get(name) ?? readSourceFile(root, `content/${name}`);
      texts.set(name, text);
      return text;
    },
  };
}

const pattern = /^(?<name>[^#]+?)(?:#(?<part>.*))?$/;

/**
 * The name of a file, and the part of it, from the value of `file="…"`. Throws a Problem if it can't be a code file.
 */
function parseReference(text: string): { name: string; part: string | undefined } {
  const { name = '', part } = pattern.exec(text)?.groups ?? {};
  if (!name.startsWith(`${folder}/`) || path.posix.normalize(name) !== name)
    throw new Problem(`file="${text}" names no file of content/${folder}/.`, {
      remedy: `Put the file there, and write file="${folder}/${path.posix.basename(name) || 'name.rs'}".`,
    });
  if (part === '')
    throw new Problem(`file="${text}" names no part.`, {
      remedy: `Write file="${name}" for the whole file, or a name after the #.`,
    });
  return { name, part };
}

interface CodeLine {
  readonly number: number;
  readonly text: string;
}

interface CodePart {
  readonly start: number;
  readonly end: number;
}

const regionComment = /^\s*(?:\/\/+|#)?\s*#(region|endregion)\b\s*([\w-]*)/;

/**
 * The parts of a file by their names; they may be nested.
 * @throws Problem on a part without end, without lines, or with the name of another one
 */
function codeParts(text: string, file: string) {
  const lines: CodeLine[] = [];
  const parts = new Map<string, CodePart>();
  const open: { name: string; start: number; before: number }[] = [];
  const fail = (line: number, what: string, remedy: string) => new Problem(what, { place: { file, line }, remedy });
  for (const [i, written] of text.replace(/\n+$/, '').split('\n').entries()) {
    const number = i + 1;
    const [, kind, name = ''] = regionComment.exec(written) ?? [];
    if (kind === 'region') {
      if (parts.has(name) || (name && open.some((part) => part.name === name)))
        throw fail(number, `Two parts of the file are named "${name}".`, 'Rename one of them.');
      open.push({ name, start: number, before: lines.length });
    } else if (kind) {
      const part = open.pop();
      if (!part)
        throw fail(number, 'There is an #endregion without a #region.', 'Write #region NAME above it, or remove it.');
      // Without a name, it is for editors only.
      if (!part.name) continue;
      if (!lines.slice(part.before).some((line) => line.text.trim()))
        throw fail(
          part.start,
          `The part "${part.name}" of the file is empty.`,
          'Put code between #region and #endregion.',
        );
      parts.set(part.name, { start: part.start, end: number });
    } else lines.push({ number, text: written });
  }
  const last = open.at(-1);
  if (last)
    throw fail(
      last.start,
      `The part "${last.name}" of the file has no end.`,
      'Write #endregion in a comment below its last line.',
    );
  return { lines, parts };
}

const hidden = /^#(?: (.*))?$/;

/** Takes the code of a block; gives it without its hidden lines, and with them. */
export function splitHidden(code: string): { readonly shown: string; readonly whole: string } {
  const lines = code.split('\n');
  return {
    shown: lines.filter((line) => !hidden.test(line)).join('\n'),
    whole: lines.map((line) => line.replace(hidden, (_, text = '') => text)).join('\n'),
  };
}

/** The lines of a part; where the project hides lines, the whole file, in which the others are hidden. */
function codeOf(text: string, name: string, part: string | undefined, hidesLines: boolean): CodeLine[] {
  const { lines, parts } = codeParts(text, `content/${name}`);
  const shown = part === undefined ? undefined : parts.get(part);
  if (part !== undefined && !shown)
    throw new Problem(`content/${name} has no part "${part}".`, {
      remedy: parts.size
        ? suggest(part, parts.keys())
        : `Mark it there: "#region ${part}" and "#endregion", in comments.`,
    });
  const isShown = ({ number }: CodeLine) => !shown || (number > shown.start && number < shown.end);
  const code = lines.filter((line) => isShown(line) && line.text.trim() && !readCodeMark(line.text));
  const indent = shown ? Math.min(...code.map(({ text: line }) => line.length - line.trimStart().length)) : 0;
  return lines.flatMap((line) => {
    if (readCodeMark(line.text)) return isShown(line) || hidesLines ? [line] : [];
    if (isShown(line)) return [{ ...line, text: line.text.slice(indent) }];
    return hidesLines ? [{ ...line, text: `# ${line.text}` }] : [];
  });
}

/**
 * The fence with the code that it shows. Throws a Problem if it names a file or a part that doesn't exist; in the file
 * itself if its parts are not marked properly.
 */
export function withFile(
  fence: WrittenFence,
  files: CodeFiles,
  extension: CodeExtension,
): WrittenFence & { readonly origin?: CodeOrigin } {
  // Without a language, Markdown takes the first option for one.
  const isBare = fence.lang.startsWith('file=');
  const meta = isBare ? `${fence.lang} ${fence.meta}`.trim() : fence.meta;
  if (!/\bfile="/.test(meta)) return fence;
  const { file: reference, options } = parseFence(meta, extension.options);
  if (reference === undefined) return fence;
  const { name, part } = parseReference(reference);
  if (fence.code.trim())
    throw new Problem('The code block contains code and has file="…".', { remedy: 'Remove one of them.' });
  const text = files.text(name);
  if (text === undefined)
    throw new Problem(`There is no file content/${name}.`, { remedy: suggest(name, files.names) });
  const lang = languageOf(fence.lang);
  if (!lang)
    throw new Problem(`The language of content/${name} is not known.`, {
      remedy: `Write it before file="…": \`\`\`text ${meta}.`,
    });
  const lines = codeOf(text, name, part, extension.hidesLines(options));
  return {
    lang,
    meta,
    code: lines.map((line) => line.text).join('\n'),
    origin: { name, file: `content/${name}`, lines: lines.map(({ number }) => number) },
  };
}

/** Runs `work`; a Problem in a line of the block gets its line in the file that the code is from. */
export const inCodeFile = <T>(origin: CodeOrigin | undefined, work: () => T): T =>
  unplaced(work, (problem) => {
    if (!origin || !problem.lineInBlock) return problem;
    return problem.with({ place: { file: origin.file, line: origin.lines[problem.lineInBlock - 1] ?? 1 } });
  });
