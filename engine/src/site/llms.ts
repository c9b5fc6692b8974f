/** `llms.txt` (https://llmstxt.org) for site and versions, and `llms-full.txt`: a version in reading order. */

import { once } from '../basics/memo.ts';
import { markdownPath, wholeFile } from '../config/page-href.ts';
import type { SiteInfo } from '../model/site-info.ts';
import type { GeneratedPage } from './generated-page.ts';
import { type MarkdownFile, pageMarkdown, serverCommand } from './markdown.ts';
import type { PageSet, SetPage } from './sets.ts';

const line = (label: string, address: string, description: string) => `- [${label}](${address}): ${description}`;
const kilobytes = (bytes: number) => `${Math.ceil(bytes / 1000).toLocaleString('en-US')} kB`;

interface Written {
  readonly page: SetPage;
  readonly file: MarkdownFile;
}

/** One line per page, below its sidebar category. */
function pageList(info: SiteInfo, pages: readonly Written[]): string {
  const sections = new Map<string, string[]>();
  for (const { page, file } of pages) {
    const section = page.doc.crumbs.at(0) ?? 'Pages';
    const entry = line(page.record.title, info.config.url + info.base + file.path, page.record.description);
    const entries = sections.get(section);
    if (entries) entries.push(entry);
    else sections.set(section, [entry]);
  }
  return [...sections].map(([name, lines]) => `## ${name}\n\n${lines.join('\n')}\n`).join('\n');
}

/** What `llms.txt` says about the ways to read the site. */
function agentsText(info: SiteInfo): string {
  const root = info.config.url + info.base;
  const { agents } = info.config.pages;
  const guide = agents === undefined ? '' : ` [How to connect it](${root}${markdownPath(agents)})`;
  return `Every page is Markdown at its address with .md. The latest version and the pages without a version in one file: [${wholeFile}](${root}/${wholeFile}). The documentation server (Model Context Protocol) searches and compares all versions: \`${serverCommand(info)}\`.${guide}`;
}

/** What every page of a version says first, as paragraphs after the tagline. */
const noticeText = (info: SiteInfo, label: string) =>
  info.versions
    .filter((version) => version.label === label)
    .flatMap(({ notices }) => notices.map(({ text }) => `${text}\n\n`))
    .join('');

/** The index of the site, with lists of the pages of the latest version and of those without a version. */
function siteIndex(info: SiteInfo, pageLists: readonly string[]): string {
  const { title, tagline, url } = info.config;
  const versions = info.versions.map(({ label, name, path }) =>
    line(`Version ${name}`, `${url}${info.base}${path}/llms.txt`, `the pages of version ${label}`),
  );
  return `# ${title}\n\n> ${tagline}\n\n${agentsText(info)}\n\n${pageLists.join('\n')}\n## Documentation by version\n\n${versions.join('\n')}\n`;
}

/** All files for programs: the Markdown of pages, also of `generated` ones, and the indexes of site and versions. */
export function markdownFiles(
  info: SiteInfo,
  sets: readonly PageSet[],
  generated: readonly GeneratedPage[],
): MarkdownFile[] {
  const { title, tagline, url } = info.config;
  const root = url + info.base;
  const written = sets.map((set) => {
    const pages = set.pages.map((page): Written => ({ page, file: pageMarkdown(info, set, page) }));
    const changes = generated
      .filter((page) => page.set === set.meta.name)
      .map(({ doc, outline, markdown }) => {
        const body = {
          get markdown() {
            return markdown();
          },
        };
        const file = pageMarkdown(info, set, { doc, record: outline, body });
        return { file, entry: line(outline.title, root + file.path, outline.description) };
      });
    const changeList = changes.length ? `\n## Changes\n\n${changes.map(({ entry }) => entry).join('\n')}\n` : '';
    return {
      version: set.version,
      files: [...pages, ...changes].map(({ file }) => file),
      list: `${pageList(info, pages)}${changeList}`,
      text: once(() => pages.map(({ file }) => file.text()).join('\n')),
    };
  });
  const indexOf = ({ version, list, text }: (typeof written)[number]): MarkdownFile[] => {
    if (!version) return [];
    const { label, path } = version;
    const head = () =>
      `# ${title}, version ${label}\n\n> ${tagline}\n\n${noticeText(info, label)}Every address here is version ${label}. All pages in one file: [${wholeFile}](${root}${path}/${wholeFile}) (${kilobytes(Buffer.byteLength(text()))}).\n`;
    return [
      { path: `${path}/${wholeFile}`, text },
      { path: `${path}/llms.txt`, text: () => `${head()}\n${list}` },
    ];
  };
  const current = written.filter(({ version }) => !version || version.status === 'latest');
  const lists = current.map(({ list }) => list);
  return [
    ...written.flatMap((set) => [...set.files, ...indexOf(set)]),
    { path: '/llms.txt', text: () => siteIndex(info, lists) },
    { path: `/${wholeFile}`, text: () => current.map(({ text }) => text()).join('\n') },
  ];
}
