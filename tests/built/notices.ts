/** Checks that each page of an affected version has the version's notice, as document and as Markdown, and no other page. */
import fs from 'node:fs';
import path from 'node:path';
import { decodeText, type Manifest } from 'onesource/tools';
import { notices } from '../../content/data/advisories.ts';

/** The version in the address of a page; undefined for the latest and for pages without a version. */
const versionIn = (file: string) => /^api\/(\d[\d.]*|next)(?:\/|\.|$)/.exec(file)?.[1]?.replace(/\.$/, '');

/** Returns `api/2.2/zkvm.html: …` for each page that says too little or too much. */
export function wrongNotices(folder: string): string[] {
  const { latest } = JSON.parse(fs.readFileSync(path.join(folder, 'data/manifest.json'), 'utf8')) as Manifest;
  const textOf = new Map<string, string>(notices.map(({ versions, text }) => [versions, text]));
  const pages = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(html|md)$/.test(file) && !file.startsWith('data/'))
    .flatMap((file) => {
      const text = fs.readFileSync(path.join(folder, file), 'utf8');
      if (file.endsWith('.html') && !text.includes('<main id=')) return [];
      const version = versionIn(file) ?? (/^api[./]/.test(file) ? latest : undefined);
      return {
        file,
        text: decodeText(text.replaceAll('<!-- -->', '')),
        notice: version === undefined ? undefined : textOf.get(version),
      };
    });
  if (!pages.some(({ notice }) => notice) || !pages.some(({ notice }) => !notice))
    return ['There is no affected page, or no other, to compare.'];
  return pages.flatMap(({ file, text, notice }) => {
    const others = [...textOf.values()].filter((other) => other !== notice && isShown(file, text, other));
    return [
      ...(notice && !isShown(file, text, notice) ? [`${file} lacks the notice of its version.`] : []),
      ...others.map((other) => `${file} has the notice of another version: ${other}`),
    ];
  });
}

/** Whether a page begins with a notice: in a banner of the document, or as a quotation in Markdown. */
const isShown = (file: string, text: string, notice: string) =>
  file.endsWith('.md') ? text.includes(`\n> **${notice}** [`) : text.includes(`<p>${notice} <a href="`);
