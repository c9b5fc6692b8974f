/** What a writer meant who typed an address of another site generator, or one without its scheme. */
import path from 'node:path';
import { nearest } from '../../basics/nearest.ts';
import type { Library } from '../../content/pages/library.ts';
import type { Topic } from '../../content/pages/topic.ts';

const host = /^(?:www\.\S+|[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|io|dev|rs|xyz|edu)(?:[/?#]\S*)?)$/i;
const otherScheme = /^(?!(?:https?|mailto|api|term):)[a-z]{2,}:\/\/+(\S+)$/i;
const folders = /^(?:\/|\.{1,2}\/)+|^(?:content|docs|api|learn|pages)\//;
const extension = /\.(?:mdx?|html?)$/i;

/** The id that a path may name, from the page's folder and from the top. */
function idsOf(written: string, { id }: Topic): string[] {
  const bare = written.replace(extension, '').replace(/(^|\/)(?:index|readme)$/i, '');
  let fromTop = bare;
  while (folders.test(fromTop)) fromTop = fromTop.replace(folders, '');
  return [path.posix.join(path.posix.dirname(id), bare), fromTop].map((name) => name.toLowerCase());
}

/** What to write instead of an address that is no link; undefined if that is unknown. */
export function meantLink(href: string, topic: Topic, { find, topics }: Library): string | undefined {
  if (!href.trim()) return 'Write the target of the link: api:TOPIC, /PAGE, or https://….';
  if (host.test(href)) return `Write https://${href}.`;
  const rest = otherScheme.exec(href)?.[1];
  if (rest !== undefined && nearest(href.split(':')[0] ?? '', ['https', 'http'])) return `Write https://${rest}.`;
  if (/^[a-z]+:/i.test(href)) return undefined;
  const [, written = '', anchor = ''] = /^([^?#]*)[^#]*(#.*)?$/.exec(href) ?? [];
  for (const id of idsOf(written, topic)) {
    if (find('versioned', id)) return `Write api:${id}${anchor}.`;
    if (find('unversioned', id)) return `Write /${id}${anchor}.`;
  }
  const [, last = ''] = idsOf(written, topic);
  const near = last && nearest(last, topics.map(({ id }) => id).filter(Boolean));
  const kind = near && find('versioned', near) ? 'api:' : '/';
  return `Write ${near ? `${kind}${near}${anchor}, ` : ''}api:TOPIC or /PAGE for a page, and the full https:// address for a file elsewhere.`;
}
