/**
 * Code from files: a fence with `file="samples/sum.rs#main"` shows `content/samples/sum.rs`, or the part of it between
 * the comments `#region main` and `#endregion`.
 */
import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { suggest } from '../problems/nearest.ts';
import { Problem } from '../problems/problem.ts';
import type { DeepReadonly } from '../problems/schema.ts';
import { codeParts } from './code-parts.ts';
import type { CodeExtension } from './extensions.ts';
import { parseFence } from './fence.ts';
import { asHidden } from './hidden-lines.ts';
import { readSourceFile } from './source-file.ts';

/** The files of `content/samples/`. */
export interface CodeFiles {
  /** Their paths below `content/`, sorted. */
  readonly names: readonly string[];
  /** The text of a file; undefined if there is none. Throws a Problem if it is not plain text. */
  text(name: string): string | undefined;
}

/** A fence as a page has it. */
export interface WrittenFence {
  readonly lang: string;
  /** What follows the language. */
  readonly meta: string;
  readonly code: string;
}

/**
 * The file that a fence shows, and the line there of each line of the code. It travels through the page's tree as JSON.
 */
const codeOrigin = z.object({
  name: z.string(),
  /** Path below the project's root. */
  file: z.string(),
  lines: z.array(z.number()),
});
export type CodeOrigin = DeepReadonly<z.infer<typeof codeOrigin>>;

export const readOrigin = (json: string): CodeOrigin => codeOrigin.parse(JSON.parse(json));

const folder = 'samples';

const languages = new Map(
  Object.entries({
    rs: 'rust',
    sh: 'bash',
    sol: 'solidity',
    toml: 'toml',
    json: 'json',
    txt: 'text',
    diff: 'diff',
    yaml: 'yaml',
    yml: 'yaml',
    py: 'python',
    c: 'c',
    h: 'c',
  }),
);

/** The code files of the project at `root`. A file is read when a fence asks for it first. */
export function readCodeFiles(root: string): CodeFiles {
  const at = path.join(root, 'content', folder);
  const entries = fs.existsSync(at) ? fs.readdirSync(at, { recursive: true, withFileTypes: true }) : [];
  const names = entries
    .filter((entry) => !entry.isDirectory() && !entry.name.startsWith('.'))
    .map((entry) => path.relative(path.dirname(at), path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
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

/** A warning for each file that no page shows. */
export const unusedCodeFiles = (
  { names }: CodeFiles,
  shown: ReadonlySet<string>,
  { isCompanion }: CodeExtension,
): Problem[] =>
  names
    .filter((name) => !shown.has(name) && !isCompanion(name))
    .map(
      (name) =>
        new Problem('No page shows this code.', {
          place: { file: `content/${name}` },
          remedy: 'Show it, or delete it.',
        }),
    );

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

/**
 * The lines of a part; where the project hides lines, the whole file, in which the others are hidden.
 * Marks of conditional code are comments in a file, so that it is valid on its own.
 */
function codeOf(text: string, name: string, part: string | undefined, hidesLines: boolean) {
  const { lines, parts } = codeParts(text, `content/${name}`);
  const shown = part === undefined ? undefined : parts.get(part);
  if (part !== undefined && !shown)
    throw new Problem(`content/${name} has no part "${part}".`, {
      remedy: parts.size
        ? suggest(part, parts.keys())
        : `Mark it there: "#region ${part}" and "#endregion", in comments.`,
    });
  const isShown = (number: number) => !shown || (number > shown.start && number < shown.end);
  const code = lines.filter(({ number, text: line, isMark }) => isShown(number) && line.trim() && !isMark);
  const indent = shown ? Math.min(...code.map(({ text: line }) => line.length - line.trimStart().length)) : 0;
  return lines.flatMap(({ number, text: line, isMark }) => {
    if (isShown(number)) return [{ number, text: isMark ? line : line.slice(indent) }];
    return hidesLines ? [{ number, text: isMark ? line : asHidden(line) }] : [];
  });
}

/**
 * The fence with the code that it shows.
 * @throws Problem if it names a file or a part that doesn't exist; in the file itself if its parts are not marked
 * properly
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
  const lang = isBare ? languages.get(path.posix.extname(name).slice(1)) : fence.lang;
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

/** Runs `work` on code from a file: a Problem in one of its lines names the line of the file. */
export function inCodeFile<T>(origin: CodeOrigin | undefined, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!origin || !(error instanceof Problem) || error.place || !error.lineInBlock) throw error;
    throw error.moved({ file: origin.file, line: origin.lines[error.lineInBlock - 1] ?? 1 });
  }
}
