/**
 * What search engines read about a page (JSON-LD): where it is, and that it is an article. No browser runs such a
 * script.
 */
import type { PageData } from '../../model/page-data.ts';
import type { SiteInfo } from '../../model/site-info.ts';

const breadcrumbs = ({ config }: SiteInfo, { crumbs }: PageData) => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs
    // Categories have no address of their own.
    .filter(({ href }) => href !== '')
    .map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: config.url + href,
    })),
});

const article = ({ config }: SiteInfo, { title, description, updated }: PageData, url: string) => ({
  '@type': 'TechArticle',
  headline: title,
  description,
  url,
  inLanguage: config.language,
  ...(updated ? { dateModified: updated } : {}),
});

/** The script with a page's data, for the end of the document; empty for pages that aren't articles. */
export function linkedData(site: SiteInfo, page: PageData, canonical: string): string {
  if (page.layout !== 'document') return '';
  const graph = [breadcrumbs(site, page), article(site, page, canonical)];
  return `<script type="application/ld+json">${inlineJson({ '@context': 'https://schema.org', '@graph': graph })}</script>`;
}

/** JSON that can't end the element around it. */
export const inlineJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
