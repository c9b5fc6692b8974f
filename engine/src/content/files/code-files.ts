/** Code from files: a fence with `file="samples/sum.rs"` shows `content/samples/sum.rs`. */
import path from 'node:path';
import { bundledLanguagesInfo } from 'shiki/langs';
import { suggest } from '../../basics/nearest.ts';
import type { ProblemCollector } from '../../problems/collect.ts';
import { Problem, unplaced } from '../../problems/problem.ts';
import type { CodeExtension } from '../modules/extensions.ts';
import { parseFence } from '../syntax/fence.ts';
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

const hidden = /^#(?: (.*))?$/;

/** Takes the code of a block; gives it without its hidden lines, and with them. */
export function splitHidden(code: string): { readonly shown: string; readonly whole: string } {
  const lines = code.split('\n');
  return {
    shown: lines.filter((line) => !hidden.test(line)).join('\n'),
    whole: lines.map((line) => line.replace(hidden, (_, text = '') => text)).join('\n'),
  };
}

/**
 * The fence with the code that it shows. Throws a Problem if it names a file that can't be shown.
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
  const { file: name } = parseFence(meta, extension.options);
  if (name === undefined) return fence;
  if (!name.startsWith(`${folder}/`) || path.posix.normalize(name) !== name)
    throw new Problem(`file="${name}" names no file of content/${folder}/.`, {
      remedy: `Put the file there, and write file="${folder}/${path.posix.basename(name) || 'name.rs'}".`,
    });
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
  return { lang, meta, code: text.replace(/\n+$/, ''), origin: { name, file: `content/${name}` } };
}

/** Runs `work`; a Problem in a line of the block gets its line in the file that the code is from. */
export const inCodeFile = <T>(origin: CodeOrigin | undefined, work: () => T): T =>
  unplaced(work, (problem) =>
    origin && problem.lineInBlock ? problem.with({ place: { file: origin.file, line: problem.lineInBlock } }) : problem,
  );
