/** Files about the site for search engines and devices. */

import type { DocumentAssets } from '../../shell/document/document.tsx';
import type { GeneratedPage } from '../../site/generated-page.ts';
import type { Site } from '../../site/load.ts';
import { addressIn, canonicalPath } from '../../site/page-data.ts';
import { mediaType } from '../media-types.ts';
import type { SiteFile } from './site-file.ts';

function sitemap({ info, sets }: Site, generated: readonly GeneratedPage[]): string {
  const rows = sets.flatMap(({ meta, pages }) => {
    const made = generated.filter(({ set }) => set === meta.name);
    return [...pages, ...made.map(({ doc, outline }) => ({ doc, record: outline }))].flatMap(({ doc, record }) => {
      const address = addressIn(info, meta.path, doc.path);
      if (canonicalPath(info, record, address) !== address) return [];
      const changed = record.updated ? `<lastmod>${record.updated}</lastmod>` : '';
      return [`<url><loc>${info.config.url}${address}</loc>${changed}</url>`];
    });
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${rows.join('\n')}\n</urlset>\n`;
}

export function sitemapRobotsWebmanifest(
  site: Site,
  generated: readonly GeneratedPage[],
  given: () => Pick<DocumentAssets, 'noindex'>,
): SiteFile[] {
  const { config, base } = site.info;
  const source = 'site.config.ts';
  const robots = () =>
    given().noindex
      ? 'User-agent: *\nDisallow: /\n'
      : `User-agent: *\nAllow: /\n\nSitemap: ${config.url}${base}/sitemap.xml\n`;
  return [
    { file: 'sitemap.xml', source, make: () => sitemap(site, generated) },
    { file: 'robots.txt', source, make: robots },
    {
      file: 'site.webmanifest',
      source,
      make: () =>
        JSON.stringify({
          name: config.title,
          short_name: config.shortName,
          start_url: `${base}/`,
          display: 'minimal-ui',
          background_color: config.themeColor.dark,
          theme_color: config.themeColor.dark,
          icons: config.favicon
            ? [{ src: base + config.favicon, sizes: 'any', type: mediaType(config.favicon)?.replace(/;.*/, '') }]
            : [],
        }),
    },
  ];
}
