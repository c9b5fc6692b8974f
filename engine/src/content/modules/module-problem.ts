/** Errors while modules of the project are imported, as Problems with the file and the line that have to change. */
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { type Place, Problem, ProblemList, positionAt } from '../../problems/problem.ts';
import { issuePath, issueSentence, issuesOf } from '../../problems/schema.ts';
import { messageOf } from '../../problems/thrown.ts';

function importPlace(root: string, importer: string, name: string): Place | undefined {
  const file = path.relative(root, importer);
  if (file.startsWith('..') || !fs.existsSync(importer)) return undefined;
  const source = fs.readFileSync(importer, 'utf8');
  const stem = path.basename(name).replace(/\.\w+$/, '');
  const at = [...source.matchAll(/(['"])([^'"\n]+)\1/g)].find(
    ([, , written = '']) => written === name || path.basename(written).replace(/\.\w+$/, '') === stem,
  );
  return at ? { file, ...positionAt(source, at.index) } : { file };
}

const mark = '\0';
/** A text in which the paths and addresses of the project's files are relative to it, each after a mark. */
const marked = (root: string, text: string): string =>
  text.replaceAll(`${pathToFileURL(root).href}/`, mark).replaceAll(`${root}/`, mark);

const engineSource = path.resolve(import.meta.dirname, '../..') + path.sep;

function stackPlace(root: string, { stack = '' }: Error): Place | undefined {
  const at = [...marked(root, stack).matchAll(/\0([^\s():?]+\.tsx?)(?:\?[^\s():]*)?:(\d+)(?::(\d+))?/g)].find(
    ([, file = '']) => !file.includes('node_modules/') && !path.join(root, file).startsWith(engineSource),
  );
  if (!at) return undefined;
  const [, file = '', line, column] = at;
  const isPath = fs.existsSync(path.join(root, file));
  return { file: isPath ? file : decodeURI(file), line: Number(line), ...(column && { column: Number(column) }) };
}

/** What a schema of the project objects to in a value of the module that exports it. */
function dataProblems(root: string, file: string, error: z.core.$ZodError): ProblemList {
  const place = stackPlace(root, error) ?? { file };
  const source = fs.readFileSync(path.join(root, place.file), 'utf8').split('\n').slice(0, place.line);
  const [, name] = [...source.join('\n').matchAll(/^export const (\w+)/gm)].at(-1) ?? [];
  return new ProblemList(
    issuesOf(error).map(
      (issue) =>
        new Problem(`The data is invalid: ${issueSentence(issue)}.`, {
          place: name === undefined ? place : { file: place.file, path: [name, ...issuePath(issue)] },
          remedy: 'The schema in this file says what is allowed.',
          cause: error,
        }),
    ),
  );
}

function problemOf(root: string, file: string, cause: unknown): Problem | ProblemList {
  if (cause instanceof z.core.$ZodError) return dataProblems(root, file, cause);
  const message = marked(root, messageOf(cause)).replaceAll(mark, '');
  const missing = /Cannot find (module|package) '([^']+)' imported from (.+)/.exec(messageOf(cause));
  if (missing) {
    const [, kind, name = '', importer = ''] = missing;
    const place = importPlace(root, importer, name) ?? { file };
    return kind === 'package'
      ? new Problem(`The package "${name}" is not installed.`, { place, remedy: `Run npm install ${name}.`, cause })
      : new Problem(`There is no file ${path.relative(root, name)}.`, {
          place,
          remedy: 'Correct the path of the import, or add the file.',
          cause,
        });
  }
  const syntax = /([^\s:]+\.tsx?):(\d+):(\d+): ERROR: (.*)/.exec(message);
  if (syntax) {
    const [, broken = file, line, column, what = ''] = syntax;
    const place = {
      file: path.relative(root, path.resolve(root, broken)),
      line: Number(line),
      column: Number(column) + 1,
    };
    return new Problem(`This is not valid TypeScript: ${what}.`, {
      place,
      remedy: 'Fix this line or the one before it.',
      cause,
    });
  }
  return new Problem(`The module throws an error when it is read: ${message}.`, {
    place: (cause instanceof Error && stackPlace(root, cause)) || { file },
    remedy: 'Fix the module.',
    cause,
  });
}

/** Runs `load`, which imports the module `file`. Throws a Problem that names the file to change if it fails. */
export async function inModule<T>(root: string, file: string, load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    if (cause instanceof ProblemList) throw cause;
    // A module that another one imports may have thrown it.
    throw cause instanceof Problem ? cause.at(stackPlace(root, cause) ?? { file }) : problemOf(root, file, cause);
  }
}
