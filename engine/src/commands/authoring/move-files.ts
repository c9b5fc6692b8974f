/** The changes to the project's files that move a page. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import type { Library } from '../../content/library.ts';
import { isNode, nameOf, nodeList } from '../../content/module-ranges.ts';
import { valueAt } from '../../content/module-values.ts';
import { linkedTopic, linksInModule, linksInPage, type PlacedLink, picturesInPage } from '../../content/page-links.ts';
import { type TextEdit, withEdits } from '../../content/page-source.ts';
import type { Topic } from '../../content/topic.ts';
import { entryOf } from '../../problems/lookup.ts';
import { Problem } from '../../problems/problem.ts';
import { addressFile, readFormerAddresses } from '../../site/former-addresses.ts';
import { addressList } from './address-list.ts';
import type { FileChange } from './file-changes.ts';
import { addressesOf } from './page-addresses.ts';

const movedFile = 'content/moved.ts';

/** Modules in which a string may be the id of a topic. */
const modulesOfIds = ['content/sidebars.ts', movedFile];

/** All files that may refer to pages: everything in `content/`, and the configuration. */
function sourceFiles(root: string): string[] {
  const below = fs.readdirSync(path.join(root, 'content'), { recursive: true, encoding: 'utf8' });
  const content = below
    .map((file) => `content/${file.split(path.sep).join('/')}`)
    .filter((file) => /\.(mdx|tsx?)$/.test(file));
  return [...content.sort(), 'site.config.ts'];
}

/** Edits that replace the page's id in links and strings. */
function renamings(links: readonly PlacedLink[], topic: Topic, id: string): TextEdit[] {
  return links.flatMap(({ text, start, form }): TextEdit[] => {
    const linked = form === 'link' ? linkedTopic(text) : { kind: topic.kind, id: text, at: 0 };
    if (linked?.kind !== topic.kind || linked.id !== topic.id) return [];
    return [{ start: start + linked.at, end: start + linked.at + topic.id.length, text: id }];
  });
}

/** The edit of `content/moved.ts` that redirects the former address to the page. */
function formerAddress(source: string, topic: Topic, id: string): TextEdit[] {
  const name = topic.kind === 'versioned' ? 'paths' : 'addresses';
  const [from, to] = topic.kind === 'versioned' ? [topic.id, id] : [`/${topic.id}`, `/${id}`];
  const value = valueAt(parseSync(movedFile, source).program, ['moved', name]);
  const node = value?.node;
  if (!value?.isExact || !isNode(node) || node.type !== 'ObjectExpression')
    throw new Problem(`The former address has no place: \`moved.${name}\` is not written out.`, {
      place: { file: movedFile },
      remedy: `Write ${name}: { '${from}': '${to}' }.`,
    });
  // A page that moves back needs no redirect from there.
  const back = nodeList(node.properties).find((property) => nameOf(property?.key) === to);
  const removed = back ? [{ start: back.start, end: back.end + (source[back.end] === ',' ? 1 : 0), text: '' }] : [];
  return [{ start: node.start + 1, end: node.start + 1, text: ` '${from}': '${to}',` }, ...removed];
}

/** The pictures next to a page, which move with it if its folder changes. */
function movedPictures(root: string, topic: Topic, text: string, file: string, library: Library): FileChange[] {
  const [from, to] = [path.posix.dirname(topic.file), path.posix.dirname(file)];
  if (from === to) return [];
  const shown = new Set(picturesInPage(text).map((url) => path.posix.join(from, url)));
  const others = library.topics
    .filter((candidate) => candidate !== topic)
    .flatMap((otherTopic) =>
      picturesInPage(otherTopic.body).map((url) => ({
        page: otherTopic.file,
        picture: path.posix.join(path.posix.dirname(otherTopic.file), url),
      })),
    );
  return [...shown].flatMap((picture) => {
    const other = others.find((use) => use.picture === picture);
    if (other)
      throw new Problem(`${picture} is shown on ${other.page} too.`, {
        place: { file: topic.file },
        remedy: 'Put it into content/pictures/ first, and write pictures/… on both pages.',
      });
    const light = picture.replace(/(\.[a-z]+)$/, '.light$1');
    return [picture, light].flatMap((file): FileChange[] => {
      if (!fs.existsSync(path.join(root, file))) return [];
      const bytes = fs.readFileSync(path.join(root, file));
      return [
        { file: path.posix.join(to, path.posix.relative(from, file)), before: null, after: bytes },
        { file, before: bytes, after: null },
      ];
    });
  });
}

/** Whether a file is in a commit: only then can readers have seen its address. Without a repository, they may have. */
function wasCommitted(root: string, file: string): boolean {
  try {
    const log = execFileSync('git', ['log', '-1', '--format=%h', '--', file], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return log.trim() !== '';
  } catch {
    return true;
  }
}

interface MovedPage {
  readonly changes: readonly FileChange[];
  /** How many links and entries were rewritten. */
  readonly links: number;
  /** The addresses that have to keep leading to the page. */
  readonly former: readonly string[];
}

/**
 * All changes that move a page to another id; the first one is the new file.
 */
export function movedPage(root: string, topic: Topic, id: string, library: Library): MovedPage {
  const isPublished = wasCommitted(root, topic.file);
  let links = 0;
  const rewritten = new Map<string, { before: string; after: string }>();
  for (const file of sourceFiles(root)) {
    const before = fs.readFileSync(path.join(root, file), 'utf8');
    const placed = file.endsWith('.mdx')
      ? linksInPage(before)
      : linksInModule(before, parseSync(file, before).program, modulesOfIds.includes(file));
    const edits = renamings(placed, topic, id);
    links += edits.length;
    const renamed = withEdits(before, edits);
    const after = file === movedFile && isPublished ? withEdits(renamed, formerAddress(renamed, topic, id)) : renamed;
    if (after !== before || file === topic.file) rewritten.set(file, { before, after });
  }
  const page = entryOf(rewritten, topic.file);
  const file = `content/${library.folders[topic.kind]}/${id}.mdx`;
  const pictures = movedPictures(root, topic, page.before, file, library);
  rewritten.delete(topic.file);
  const former = [...new Set([...readFormerAddresses(root), ...(isPublished ? addressesOf(topic) : [])])].sort();
  const recorded = path.join(root, addressFile);
  const changes: FileChange[] = [
    { file, before: null, after: page.after },
    { file: topic.file, before: page.before, after: null },
    ...pictures,
    ...[...rewritten].map(([name, change]) => ({ file: name, ...change })),
    {
      file: addressFile,
      before: fs.existsSync(recorded) ? fs.readFileSync(recorded, 'utf8') : null,
      after: addressList(former),
    },
  ];
  return { changes, links, former: isPublished ? addressesOf(topic) : [] };
}

/** Files outside the site that refer to the page, for the user to check: `bench/relevance/queries.ts`. */
export function otherMentions(root: string, topic: Topic): string[] {
  try {
    const said = execFileSync(
      'git',
      ['grep', '-lwF', topic.id, '--', 'README.md', 'content/README.md', 'docs', 'bench', 'tests'],
      {
        cwd: root,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      },
    );
    return said.trim().split('\n').filter(Boolean);
  } catch {
    // No repository, or no mention.
    return [];
  }
}
