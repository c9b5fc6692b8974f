/** Links that are pinned to a version: `api@3.0:install`. */
import { lineAt, type RangedFile } from './content-ranges.ts';
import { parseLink } from './links.ts';
import { linksInPage } from './page-links.ts';

/** The links of pages, passages, and points that are pinned to a version: `FILE:LINE: LINK`. */
export const pinnedLinks = (files: readonly RangedFile[], label: string): string[] =>
  files
    .filter(({ file }) => file.endsWith('.mdx'))
    .flatMap(({ file, source }) =>
      linksInPage(source).flatMap(({ text, start, form }) => {
        if (form !== 'link' || !text.startsWith('api@')) return [];
        const link = parseLink(text);
        return link.type === 'topic' && link.version === label ? [`${file}:${lineAt(source, start)}: ${text}`] : [];
      }),
    );
