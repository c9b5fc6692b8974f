/** `npx onesource new guides/sizes --since 2.2`: prints the start of a page, and where it and its entry in a sidebar go. */
import fs from 'node:fs';
import path from 'node:path';
import { stringify } from 'yaml';
import { addressBelow } from '../../config/page-path.ts';
import { topicPath } from '../../content/pages/front-matter.ts';
import { pageFolders } from '../../content/pages/library.ts';
import { placeholders } from '../../content/pages/placeholders.ts';
import { namedPage } from '../../content/pages/topic.ts';
import { Problem } from '../../problems/problem.ts';
import { readProject } from '../../site/project.ts';
import { parseRange } from '../../versions/range.ts';
import type { CommandContext } from '../context.ts';

/** `guides/sizes` becomes "Sizes". */
function titleOf(id: string): string {
  const words = (id.split('/').at(-1) ?? id).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export interface NewPageOptions {
  readonly since?: string | undefined;
  readonly title?: string | undefined;
}

export interface NewPage {
  /** The file: front matter, and headings to write below. */
  readonly text: string;
  readonly where: string;
}

/** The start of a page of the project at `root`. Throws a Problem if there can't be such a page. */
export async function newPage(
  { root, load }: Pick<CommandContext, 'root' | 'load'>,
  name: string,
  { since, title }: NewPageOptions,
): Promise<NewPage> {
  const { kind, id } = namedPage(name);
  const { success, error } = topicPath.safeParse(id);
  if (!success || id === 'index')
    throw new Problem(
      `"${name}" is not a valid page name: ${error?.issues[0]?.message ?? 'every site has its start page'}.`,
      { remedy: 'For example: guides/sizes, or /name for a page without versions.' },
    );
  const { table, info } = await readProject(root, load);
  const { versionedRoot } = info.config;
  if (kind === 'unversioned' && `/${id}`.startsWith(`${versionedRoot}/`))
    throw new Problem(`/${id} is the address of a page with versions.`, {
      remedy: `Write npx onesource new ${id.slice(versionedRoot.length)} --since ${table.latest.label}.`,
    });
  if (kind === 'versioned' && since === undefined)
    throw new Problem(`The versions in which "${id}" exists are missing.`, {
      remedy: `Add --since VERSION; for a page without versions, write /${id}.`,
    });
  if (kind === 'unversioned' && since !== undefined)
    throw new Problem(`The page ${name} has no versions.`, {
      remedy: `Leave out --since, or write ${id} for a page that has.`,
    });
  const file = `content/${pageFolders[kind]}/${id}.mdx`;
  if (fs.existsSync(path.join(root, file)))
    throw new Problem('The file exists already.', { place: { file }, remedy: 'Choose another name.' });
  const range = since === undefined ? undefined : `>=${table.get(since).label}`;
  const versions = range === undefined ? [] : parseRange(range, table).versions;
  const shown = versions.find(({ status }) => status === 'latest') ?? versions.at(-1);
  const front = { title: title ?? titleOf(id), description: placeholders.description, versions: range, draft: true };
  const yaml = stringify(front, { lineWidth: 0, singleQuote: true });
  return {
    text: `---\n${yaml}---\n${placeholders.opening}\n\n## First section\n\n${placeholders.section}\n`,
    where: [
      `The page goes into ${file}.`,
      `Its entry, in content/sidebars.ts where readers should find it: '${id}',`,
      `Its address: ${addressBelow(shown?.path ?? '', id)}${versions.length ? `, in ${versions.map(({ label }) => label).join(', ')}` : ''}. While it has "draft: true", only npx onesource dev shows it.`,
    ].join('\n'),
  };
}

export async function run(context: CommandContext, name: string, options: NewPageOptions): Promise<void> {
  const { text, where } = await newPage(context, name, options);
  console.log(text);
  // Apart from the page, whose text may be written to the file: npx onesource new … > content/….
  console.error(where);
}
