/** Link previews: those that `npx onesource previews` has drawn, and the site's own for all other pages. */
import fs from 'node:fs';
import path from 'node:path';
import type { SiteConfig } from '../../config/site-config.ts';
import { filesIn, projectFile } from '../../content/project-file.ts';
import type { PageData } from '../../model/page-data.ts';
import type { BuildInfo } from '../../model/site-info.ts';
import { previewCard } from '../../shell/preview/card.ts';
import type { SiteFile } from './site-file.ts';

export const previewFolder = '.previews';

export function previewLogo(root: string, { favicon }: SiteConfig): string | null {
  if (!favicon?.endsWith('.svg') || !fs.existsSync(path.join(root, 'public', favicon))) return null;
  const svg = fs.readFileSync(projectFile(root, `public${favicon}`));
  // Without its size, it can't be drawn.
  return svg.includes('viewBox') ? `data:image/svg+xml;base64,${svg.toString('base64')}` : null;
}

const sitePreview = '/og.png';

export interface Preview {
  readonly address: string;
  readonly alt: string;
}

export interface Previews {
  of(page: PageData): Preview | null;
  readonly files: readonly SiteFile[];
}

export function readPreviews(root: string, info: BuildInfo): Previews {
  const drawn = new Set(filesIn(root, previewFolder).filter((name) => name.endsWith('.png')));
  const logo = drawn.size ? previewLogo(root, info.config) : null;
  const address = (file: string) => `/assets/previews/${file}`;
  const { title, tagline } = info.config;
  const hasGeneral = fs.existsSync(path.join(root, 'public', sitePreview));
  const general = hasGeneral ? { address: sitePreview, alt: tagline ? `${title}: ${tagline}` : title } : null;
  return {
    of(page) {
      const file = drawn.size ? previewCard(info, page, logo).file : '';
      return drawn.has(file) ? { address: address(file), alt: page.documentTitle } : general;
    },
    files: [...drawn].map((name) => ({
      file: address(name).slice(1),
      source: `${previewFolder}/${name}`,
      make: () => fs.readFileSync(projectFile(root, `${previewFolder}/${name}`)),
    })),
  };
}
