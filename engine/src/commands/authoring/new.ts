/** `npx onesource new guides/sizes --since 2.2`: creates a page with its front matter and its entries in the sidebars. */
import fs from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { stringify } from 'yaml';
import { type Library, readLibrary } from '../../content/library.ts';
import { withEdits } from '../../content/page-source.ts';
import { placeholders } from '../../content/placeholders.ts';
import { type SidebarAddition, sidebarAdditions } from '../../content/sidebar-edit.ts';
import type { SidebarSource } from '../../content/sidebar-source.ts';
import { namedPage, type TopicKind } from '../../content/topic.ts';
import { withProblems } from '../../problems/collect.ts';
import { Problem } from '../../problems/problem.ts';
import { readProject } from '../../site/project.ts';
import { siteRedirects } from '../../site/redirects.ts';
import { parseRange } from '../../versions/range.ts';
import type { Version } from '../../versions/table.ts';
import type { CommandContext } from '../context.ts';
import { addressAt, checkPageName, refuseTaken } from './page-addresses.ts';
import { changeSources, requireCleanTree } from './source-changes.ts';

const sidebarFile = 'content/sidebars.ts';

interface Request {
  readonly kind: TopicKind;
  readonly id: string;
  readonly since: string | undefined;
  readonly after: string | undefined;
  readonly title: string;
}

/** `sizes` becomes "Sizes". */
function titleOf(id: string): string {
  const words = (id.split('/').at(-1) ?? id).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export interface NewPageOptions {
  readonly since?: string | undefined;
  readonly after?: string | undefined;
  readonly title?: string | undefined;
}

function readRequest(name: string, options: NewPageOptions): Request {
  const { kind, id } = namedPage(name);
  const { since, after, title = titleOf(id) } = options;
  checkPageName(name, id);
  if (kind === 'versioned' && since === undefined)
    throw new Problem(`The versions in which "${id}" exists are missing.`, {
      remedy: `Add --since VERSION; for a page without versions, write /${id}.`,
    });
  if (kind === 'unversioned' && since !== undefined)
    throw new Problem(`The page ${name} has no versions.`, {
      remedy: `Leave out --since, or write ${id} for a page that has.`,
    });
  return { kind, id, since, after: after?.replace(/^\//, ''), title };
}

function pageText({ title }: Request, versions: string | null): string {
  const front = {
    title,
    description: placeholders.description,
    ...(versions === null ? {} : { versions }),
    draft: true,
  };
  const yaml = stringify(front, { lineWidth: 0, singleQuote: true });
  return `---\n${yaml}---\n${placeholders.opening}\n\n## First section\n\n${placeholders.section}\n`;
}

function sidebarsOf(sources: readonly SidebarSource[], versions: readonly Version[], library: Library): number[][] {
  const holds = ({ versions: range }: SidebarSource, version: Version | null) =>
    version === null ? range === undefined : range !== undefined && parseRange(range, library.table).has(version);
  const wanted: readonly (Version | null)[] = versions.length ? versions : [null];
  return wanted.map((version) => sources.flatMap((source, index) => (holds(source, version) ? [index] : [])));
}

/**
 * Adds a page to the project at `root`. Returns what to print. Throws a Problem if the page cannot be added; then
 * nothing is changed.
 */
export async function addPage(
  { root, load }: Pick<CommandContext, 'root' | 'load'>,
  name: string,
  options: NewPageOptions,
): Promise<string> {
  const request = readRequest(name, options);
  requireCleanTree(root);
  const { kind, id, since, after } = request;
  const { modules, table, info } = await readProject(root, load);
  const { versionedRoot, folders } = info.config;
  if (`/${id}`.startsWith(`${versionedRoot}/`) && kind === 'unversioned')
    throw new Problem(`/${id} is the address of a page with versions.`, {
      remedy: `Write npx onesource new ${id.slice(versionedRoot.length)} --since ${table.latest.label}.`,
    });
  const read = () => withProblems((problems) => readLibrary(root, table, { folders, problems }));
  const library = read();
  if (after !== undefined) library.topic(kind, after);
  const range = since === undefined ? null : `>=${table.get(since).label}`;
  const versions = range === null ? [] : parseRange(range, table).versions;
  refuseTaken(id, kind, versions, library, siteRedirects(library, modules.moved));

  const page = { file: `content/${folders[kind]}/${id}.mdx`, text: pageText(request, range), isNew: true } as const;
  const check = async () => read();
  // Without sidebars of its own, the site has one with all pages.
  if (!modules.sidebars) {
    await changeSources(root, [page], check);
    return report(page.file, [], versions, id);
  }
  const source = fs.readFileSync(path.join(root, sidebarFile), 'utf8');
  const additions = sidebarAdditions(
    parseSync(sidebarFile, source).program,
    id,
    sidebarsOf(modules.sidebars, versions, library),
    after,
  );
  if (after !== undefined && !additions.some((addition) => addition.after === after))
    throw new Problem(`No sidebar of these versions lists "${after}".`, {
      place: { file: sidebarFile },
      remedy: 'Name another page, or leave out --after.',
    });
  if (!additions.length)
    throw new Problem('No sidebar lists pages of these versions.', {
      place: { file: sidebarFile },
      remedy: 'Add a sidebar for them first.',
    });
  const edits = additions.map(({ edit }) => edit);
  await changeSources(root, [page, { file: sidebarFile, text: withEdits(source, edits) }], check);
  return report(page.file, additions, versions, id);
}

function report(file: string, additions: readonly SidebarAddition[], versions: readonly Version[], id: string): string {
  const shown = versions.find(({ status }) => status === 'latest') ?? versions.at(-1) ?? null;
  const address = addressAt(shown, id);
  const places = [...new Set(additions.map((addition) => addition.after))].join(' and ');
  return [
    `${file}: the page, as a draft. Write its title, its description, and its text; then take out "draft: true".`,
    ...(additions.length ? [`${sidebarFile}: its entry, after ${places}. Move it to where it belongs.`] : []),
    `${address}: its address${versions.length ? `, in ${versions.map(({ label }) => label).join(', ')}` : ''}. While it is a draft, only npx onesource dev shows it: http://localhost:3000${address}`,
  ].join('\n');
}

export async function run(context: CommandContext, name: string, options: NewPageOptions): Promise<void> {
  console.log(await addPage(context, name, options));
}
