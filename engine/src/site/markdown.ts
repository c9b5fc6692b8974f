/** Markdown files of pages, for programs: one next to each document. */

import { once } from '../basics/memo.ts';
import { markdownPath } from '../config/page-href.ts';
import type { PageData } from '../model/page-data.ts';
import type { RecordHead } from '../model/record.ts';
import type { SiteInfo } from '../model/site-info.ts';
import { fillVersionRoot, markdownAddress } from '../render/draw/markdown-address.ts';
import { latestVersion } from '../versions/site-versions.ts';
import { addressIn, canonicalPath, pageData } from './page-data.ts';
import type { PageSet, SetPage } from './sets.ts';

export interface MarkdownFile {
  /** Path below the base path, with a leading slash: `/api/1.2/guides/install.md`. */
  readonly path: string;
  text(): string;
}

export const serverCommand = ({ config, base }: SiteInfo): string =>
  `npx --yes ${config.url}${base}/mcp.tgz --site ${config.url}${base}`;

function frontMatter(info: SiteInfo, page: PageData, record: RecordHead): string {
  const fields: Record<string, string | boolean | null> = {
    title: page.title,
    description: page.description,
    version: page.version,
    ...(page.version === null ? {} : { latest: page.version === latestVersion(info).label }),
    url: info.config.url + page.href,
    canonical: info.config.url + canonicalPath(info, record, page.href),
    updated: page.updated,
    documentation_server: serverCommand(info),
  };
  const lines = Object.entries(fields).flatMap(([name, value]) =>
    value === null ? [] : [`${name}: ${JSON.stringify(value)}`],
  );
  return `---\n${lines.join('\n')}\n---\n`;
}

type WrittenPage = Pick<SetPage, 'doc' | 'record'> & { readonly body: Pick<SetPage['body'], 'markdown'> };

function pageText(info: SiteInfo, set: PageSet, { doc, record, body }: WrittenPage): string {
  const page = pageData(info, set.meta, doc, record);
  const { url } = info.config;
  const { banner, notices, sources } = page;
  const warnings = notices
    .map(({ text, link }) => `> **${text}** [${link.label}](${markdownAddress(link.href, url, info.base)})\n\n`)
    .join('');
  const notice = banner
    ? `> This page is for version ${banner.version}, which is ${banner.status === 'unreleased' ? 'not released yet' : 'not the latest'}. See [${banner.latest.label}](${markdownAddress(banner.latest.href, url, info.base)}).\n\n`
    : '';
  const foot = sources.length
    ? `\nSources: ${sources.map(({ title, href }) => `[${title}](${href})`).join(', ')}\n`
    : '';
  return `${frontMatter(info, page, record)}\n# ${page.title}\n\n${warnings}${notice}${fillVersionRoot(body.markdown, `${url}${info.base}${set.meta.path}`)}${foot}`;
}

/** The Markdown of a page. If it isn't in the latest version, a sentence says so. */
export function pageMarkdown(info: SiteInfo, set: PageSet, page: WrittenPage): MarkdownFile {
  const path = markdownPath(addressIn(info, set.meta.path, page.doc.path).slice(info.base.length));
  // It is also a part of the version's text.
  return { path, text: once(() => pageText(info, set, page)) };
}
