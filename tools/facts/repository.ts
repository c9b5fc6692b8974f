/** Reads a git repository for the check of facts: tags, files at a tag, searches. Nothing is checked out. */
import { spawnSync } from 'node:child_process';
import { Problem } from 'onesource/tools';
import { treeReader } from '../names/tree.ts';

export interface Repository {
  /** All tags, in no particular order. */
  readonly tags: readonly string[];
  /** The text of a file at a tag, branch, or commit; undefined if it does not exist. */
  read(ref: string, file: string): string | undefined;
  /** The files below a folder, such as `examples/`, at a tag. */
  files(ref: string, folder: string): readonly string[];
  /** Which of these `ref:path` names do not exist. A path may be a file or a folder. */
  missing(names: readonly string[]): readonly string[];
  /** Which of these texts occur nowhere in the Rust, Solidity, and script files at any of `refs`. */
  absent(refs: readonly string[], texts: readonly string[]): readonly string[];
  /** Which of these words occur nowhere there, except as parts of longer ones. */
  absentWords(refs: readonly string[], words: readonly string[]): readonly string[];
  /** The tags, and `main`, that contain a commit; undefined if there is no such commit. */
  containing(commit: string): ReadonlySet<string> | undefined;
  /** The date (ISO) of the commit `ref`; undefined if there is none. */
  day(ref: string): string | undefined;
}

const refOf = (name: string) => name.slice(0, name.indexOf(':'));

const scripts = ['rzup/install', 'justfile'];
const endings = ['.rs', '.sol', '.s', '.S', '.sh', '.toml', '.yml', 'ockerfile'];
const searched = [...endings.map((ending) => `*${ending}`), ...scripts];
const isSearched = (file: string) => scripts.includes(file) || endings.some((ending) => file.endsWith(ending));

/**
 * Opens a repository, which may be bare.
 * @throws Problem if the folder is not a repository, or has no tags
 */
export function openRepository(folder: string): Repository {
  const run = (args: readonly string[]) =>
    spawnSync('git', ['-C', folder, ...args], { encoding: 'utf8', maxBuffer: 1 << 28 });
  const filesAt = treeReader(folder);
  const wordSets = new Map<string, ReadonlySet<string>>();
  /** The words of a file, which many tags share. */
  const wordsIn = (text: string): ReadonlySet<string> => {
    const words = wordSets.get(text) ?? new Set(text.match(/\w+/g));
    wordSets.set(text, words);
    return words;
  };
  const texts = new Map<string, string | undefined>();
  const listed = run(['tag']);
  const tags = listed.status === 0 ? listed.stdout.split('\n').filter(Boolean) : [];
  if (!tags.length)
    throw new Problem(`"${folder}" is not a git repository with tags.`, {
      remedy: 'Clone it with all its tags: git clone --bare URL FOLDER.',
    });
  return {
    tags,
    read(ref, file) {
      const name = `${ref}:${file}`;
      if (!texts.has(name)) {
        const shown = run(['show', name]);
        texts.set(name, shown.status === 0 ? shown.stdout : undefined);
      }
      return texts.get(name);
    },
    files: (ref, folder) => run(['ls-tree', '-r', '--name-only', '-z', ref, folder]).stdout.split('\0').filter(Boolean),
    missing(names) {
      // Trees list all files, even in a partial clone.
      const present = new Set<string>();
      for (const ref of new Set(names.map(refOf))) {
        const listed = run(['ls-tree', '-r', '-t', '--name-only', '-z', ref]);
        if (listed.status === 0) for (const path of ['', ...listed.stdout.split('\0')]) present.add(`${ref}:${path}`);
      }
      return names.filter((name) => !present.has(name));
    },
    containing(commit) {
      const refs = ['refs/tags', 'refs/heads/main'];
      const listed = run(['for-each-ref', '--contains', commit, '--format=%(refname:short)', ...refs]);
      return listed.status === 0 ? new Set(listed.stdout.split('\n').filter(Boolean)) : undefined;
    },
    absent(refs, wanted) {
      if (!wanted.length) return [];
      const patterns = wanted.flatMap((text) => ['-e', text]);
      const matches = run(['grep', '-hoF', ...patterns, ...refs, '--', ...searched]).stdout.split('\n');
      const lines = new Set(matches);
      // If one text contains another, git reports only the longest.
      return wanted.filter((text) => !lines.has(text) && !matches.some((line) => line.includes(text)));
    },
    absentWords(refs, words) {
      let missing = words;
      for (const ref of refs) {
        if (!missing.length) break;
        const inTree = [...filesAt(ref, isSearched).values()].map(wordsIn);
        missing = missing.filter((word) => !inTree.some((found) => found.has(word)));
      }
      return missing;
    },
    day: (ref) => run(['log', '-1', '--format=%cs', `${ref}^{commit}`]).stdout.trim() || undefined,
  };
}
