/**
 * `npx onesource move OLD NEW`: renames a page. If only its address in some versions changes, `paths:` in its front matter
 * is enough. This command renames the file, updates all references, and keeps its former addresses working.
 */
import { type Library, readLibrary } from '../../content/library.ts';
import { namedPage, type Topic } from '../../content/topic.ts';
import { withProblems } from '../../problems/collect.ts';
import { Problem } from '../../problems/problem.ts';
import { lostAddresses } from '../../site/former-addresses.ts';
import { readProject } from '../../site/project.ts';
import { siteRedirects } from '../../site/redirects.ts';
import type { CommandContext } from '../context.ts';
import { loadOtherSite } from '../project-loader.ts';
import { movedPage, otherMentions } from './move-files.ts';
import { addressAt, addressesOf, checkPageName, refuseTaken, versionsOf } from './page-addresses.ts';
import { changeSources, requireCleanTree } from './source-changes.ts';

function newId(topic: Topic, to: string): string {
  const { kind, id } = namedPage(to);
  if (kind !== topic.kind)
    throw new Problem(`"${topic.id}" is ${topic.kind}, and ${to} would be ${kind}.`, {
      remedy: `Only a new page changes that: npx onesource new. Names of unversioned pages start with a slash.`,
    });
  if (id === topic.id) throw new Problem(`The page is "${id}" already.`, { remedy: 'Choose another name.' });
  checkPageName(to, id);
  return id;
}

const allAddresses = (library: Library) => library.topics.filter(({ front }) => !front.draft).flatMap(addressesOf);

/**
 * Moves a page of the project at `root`. Returns what to print. Throws a Problem if the page cannot be moved; then
 * nothing is changed.
 */
export async function movePage(
  { root, load }: Pick<CommandContext, 'root' | 'load'>,
  from: string,
  to: string,
): Promise<string> {
  requireCleanTree(root);
  const { modules, table, info } = await readProject(root, load);
  const library = withProblems((problems) => readLibrary(root, table, { folders: info.config.folders, problems }));
  const page = namedPage(from);
  const topic = library.topic(page.kind, page.id);
  const { glossary, questions } = info.config.pages;
  if (topic.id === 'index' || (topic.kind === 'unversioned' && [glossary, questions].includes(`/${topic.id}`)))
    throw new Problem(`The site itself links to "${topic.id}", which has to stay where it is.`, {
      remedy: topic.id === 'index' ? 'Move another page.' : 'Change `pages` in site.config.ts first.',
    });
  const id = newId(topic, to);
  const redirects = siteRedirects(library, modules.moved);
  refuseTaken(id, topic.kind, topic.versions, library, redirects, topic);

  const { file, changes, links, files } = movedPage(root, topic, id, library);
  const addresses = [...allAddresses(library), ...redirects.map((redirect) => redirect.from)];
  await changeSources(root, changes, async () => {
    const after = await loadOtherSite(root);
    const [lost] = lostAddresses(addresses, after.sets, after.redirects);
    if (lost)
      throw new Problem(`Nothing was changed, because of an address that would be lost: ${lost.message}`, {
        remedy: 'Report this.',
      });
  });
  const moved = new Set(
    versionsOf(topic).flatMap((version) => (topic.path(version) === topic.id ? [addressAt(version, topic.id)] : [])),
  );
  const mentions = otherMentions(root, topic);
  return [
    `${topic.file} is now ${file}; ${links} links and entries in ${files} files follow it.`,
    `Its old addresses still lead to it: ${[...moved].join(', ')}.`,
    ...(mentions.length ? [`Also mentioned in ${mentions.join(', ')}: check these yourself.`] : []),
  ].join('\n');
}

export async function run(context: CommandContext, from: string, to: string): Promise<void> {
  console.log(await movePage(context, from, to));
}
