/** Link previews that `npm run previews` has drawn. */
import fs from 'node:fs';
import path from 'node:path';
import { projectFile } from '../../content/project-file.ts';
import type { PageData } from '../../model/page-data.ts';
import type { SiteConfig } from '../../model/site-config.ts';
import type { SiteInfo } from '../../model/site-info.ts';
import { previewCard } from '../../shell/preview/card.ts';
import type { SiteFile } from './site-file.ts';

/** Where they are kept, below the project's root: builds don't remove them. */
export const previewFolder = '.previews';

/** The site's icon, if it is a drawing. */
export function previewLogo(root: string, { favicon }: SiteConfig): string | null {
  const file = path.join(root, 'public', favicon);
  if (!favicon.endsWith('.svg') || !fs.existsSync(file)) return null;
  return `data:image/svg+xml;base64,${fs.readFileSync(projectFile(root, `public${favicon}`)).toString('base64')}`;
}

export interface Previews {
  /** The address, below the base, of a page's preview; null if it has not been drawn. */
  addressOf(page: PageData): string | null;
  readonly files: readonly SiteFile[];
}

/** The previews that were drawn for a site. */
export function readPreviews(root: string, info: SiteInfo): Previews {
  const folder = path.join(root, previewFolder);
  const drawn = new Set(fs.existsSync(folder) ? fs.readdirSync(folder).filter((name) => name.endsWith('.png')) : []);
  const logo = drawn.size ? previewLogo(root, info.config) : null;
  const address = (file: string) => `/assets/previews/${file}`;
  return {
    addressOf(page) {
      if (!drawn.size) return null;
      const { file } = previewCard(info, page, logo);
      return drawn.has(file) ? address(file) : null;
    },
    files: [...drawn].map((name) => ({
      file: address(name).slice(1),
      source: `${previewFolder}/${name}`,
      make: () => fs.readFileSync(projectFile(root, `${previewFolder}/${name}`)),
    })),
  };
}
