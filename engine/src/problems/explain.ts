/** Errors as text: what happened, where, what to do. */
import { Problem, ProblemList } from './problem.ts';
import { problemsAsText } from './report.ts';

const freeSpace = 'Free some space, and run the command again: what was there before is still in place.';
const checkOwner = 'Check who owns the file and its permissions.';
const buildWithin = 'Build into a folder within it: OUT_DIR=dist/site npx onesource build.';

/** Errors of the operating system, by their code. */
const causes: Readonly<Record<string, readonly [what: string, remedy: string]>> = {
  ENOSPC: ['The disk is full', freeSpace],
  EDQUOT: ['The disk quota is used up', freeSpace],
  EFBIG: ['The file is larger than a process may write', 'Raise the limit (ulimit -f), and run the command again.'],
  EROFS: ['The file system is read-only', 'Write elsewhere: OUT_DIR=/a/folder npx onesource build.'],
  EACCES: ['Access is denied', checkOwner],
  EPERM: ['The operation is not permitted', checkOwner],
  ENOENT: ['The file does not exist', 'If it is a symbolic link, it points nowhere: fix or remove it.'],
  EISDIR: ['This is a folder, but should be a file', 'Rename or remove it.'],
  ENOTDIR: ['A part of the path is a file, but should be a folder', 'Rename or remove it.'],
  ELOOP: ['The symbolic link points to itself', 'Fix or remove it.'],
  ENAMETOOLONG: ['The name is too long', 'Choose a shorter one.'],
  EMFILE: ['Too many files are open', 'Raise the limit (ulimit -n), or close other programs.'],
  ENFILE: ['Too many files are open on this machine', 'Close other programs.'],
  EIO: ['The disk reports an error', 'Check the disk.'],
  EXDEV: ['The folder is a file system of its own, so it cannot be replaced', buildWithin],
  EBUSY: ['The folder is in use, a mount point for example, so it cannot be replaced', buildWithin],
};

/** A property of an error of Node. A schema would make every command load the library of schemas. */
function errorField(error: unknown, name: 'code' | 'syscall' | 'path' | 'dest'): string | undefined {
  const value: unknown = error instanceof Error ? Reflect.get(error, name) : undefined;
  return typeof value === 'string' ? value : undefined;
}

function systemProblem(error: unknown): Problem | undefined {
  const [code = '', syscall] = [errorField(error, 'code'), errorField(error, 'syscall')];
  const explanation = causes[code];
  if (!explanation || syscall === undefined) return undefined;
  const where = [errorField(error, 'path'), errorField(error, 'dest')].filter(Boolean).join(' -> ');
  const what = `${explanation[0]}${where ? `: ${where}` : ''} (${code}, ${syscall}).`;
  return new Problem(what, { remedy: explanation[1], cause: error });
}

/** The text to print for an error. `DEBUG=1` adds unexpected errors' stacks. */
export function explain(error: unknown): string {
  const problem = error instanceof Problem || error instanceof ProblemList ? error : systemProblem(error);
  if (problem instanceof ProblemList && problem.problems.length > 1) return problemsAsText(problem.problems);
  if (problem) return String(problem);
  if (!(error instanceof Error)) return `The command failed: ${String(error)}`;
  const details = process.env.DEBUG
    ? `\n${error.stack}`
    : '\nThis error is unexpected. Set DEBUG=1 to see where it happened.';
  return `The command failed: ${error.name}: ${error.message}${details}`;
}
