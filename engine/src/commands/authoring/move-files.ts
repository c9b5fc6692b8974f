/** The changes to the project's files that move a page. */
import fs from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { git } from '../../content/git.ts';
import type { Library } from '../../content/library.ts';
import { isNode, nameOf, nodeList } from '../../content/module-ranges.ts';
import { valueAt } from '../../content/module-values.ts';
import { linkedTopic, linksInModule, linksInPage, type PlacedLink, picturesInPage } from '../../content/page-links.ts';
import { type TextEdit, withEdits } from '../../content/page-source.ts';
import { filesIn } from '../../content/project-file.ts';
import type { Topic } from '../../content/topic.ts';
import { Problem } from '../../problems/problem.ts';
import { addressChange, addressesOf } from './page-addresses.ts';
import type { SourceChange } from './source-changes.ts';

const movedFile = 'content/moved.ts';
const noneMoved = 'export const moved = { paths: {}, withoutRoot: [], addresses: {} };\n';

const modulesOfIds = ['content/sidebars.ts', movedFile];

const sourceFiles = (root: string): string[] => [
  ...filesIn(root, 'content').flatMap((file) => (/\.(mdx|tsx?)$/.test(file) ? [`content/${file}`] : [])),
  'site.config.ts',
];

function renamings(links: readonly PlacedLink[], topic: Topic, id: string): TextEdit[] {
  return links.flatMap(({ text, start, form }): TextEdit[] => {
    const linked = form === 'link' ? linkedTopic(text) : { kind: topic.kind, id: text, at: 0 };
    if (linked?.kind !== topic.kind || linked.id !== topic.id) return [];
    return [{ start: start + linked.at, end: start + linked.at + topic.id.length, text: id }];
  });
}

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

function movedPictures(root: string, topic: Topic, text: string, file: string, library: Library): SourceChange[] {
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
    return [picture, light].flatMap((file): SourceChange[] => {
      if (!fs.existsSync(path.join(root, file))) return [];
      const bytes = fs.readFileSync(path.join(root, file));
      return [
        { file: path.posix.join(to, path.posix.relative(from, file)), text: bytes, isNew: true },
        { file, text: null },
      ];
    });
  });
}

interface MovedPage {
  readonly file: string;
  readonly changes: readonly SourceChange[];
  readonly links: number;
  readonly files: number;
}

export function movedPage(root: string, topic: Topic, id: string, library: Library): MovedPage {
  const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');
  const file = `content/${library.folders[topic.kind]}/${id}.mdx`;
  const changes: SourceChange[] = [];
  let [links, files] = [0, 0];
  for (const name of sourceFiles(root)) {
    const before = read(name);
    const placed = name.endsWith('.mdx')
      ? linksInPage(before)
      : linksInModule(before, parseSync(name, before).program, modulesOfIds.includes(name));
    const edits = renamings(placed, topic, id);
    links += edits.length;
    if (edits.length) files++;
    const text = withEdits(before, edits);
    if (name === topic.file) changes.push({ file, text, isNew: true }, { file: name, text: null });
    else if (name === movedFile) changes.push({ file: name, text: withEdits(text, formerAddress(text, topic, id)) });
    else if (edits.length) changes.push({ file: name, text });
  }
  if (!fs.existsSync(path.join(root, movedFile)))
    changes.push({ file: movedFile, text: withEdits(noneMoved, formerAddress(noneMoved, topic, id)), isNew: true });
  changes.push(...movedPictures(root, topic, read(topic.file), file, library), addressChange(root, addressesOf(topic)));
  return { file, changes, links, files };
}

export function otherMentions(root: string, topic: Topic): string[] {
  const places = ['README.md', 'content/README.md', 'docs', 'bench', 'tests'];
  try {
    return git(root, 'grep', '-lwF', topic.id, '--', ...places)
      .trim()
      .split('\n');
  } catch {
    // No file mentions it.
    return [];
  }
}
