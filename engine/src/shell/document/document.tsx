/** The document around a page: a complete HTML file that works without script. */

import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { feedFile } from '../../config/change-addresses.ts';
import { idPrefix, shellIds } from '../../config/ids.ts';
import { linkHref, markdownPath } from '../../config/page-href.ts';
import type { SetFiles } from '../../model/manifest.ts';
import type { PageData } from '../../model/page-data.ts';
import type { PageState } from '../../model/page-state.ts';
import type { DocMeta, PageRecord, SetMeta } from '../../model/record.ts';
import type { BuildInfo } from '../../model/site-info.ts';
import { escapedValue } from '../../render/html.ts';
import { canonicalPath, pageData, resolveBody } from '../../site/page-data.ts';
import { latestVersion } from '../../versions/site-versions.ts';
import { layoutClass, Region } from '../regions.tsx';
import type { InlineScripts, StyleSheets } from './inline.ts';
import { inlineJson, linkedData } from './linked-data.ts';
import { type RegionName, regionHtml } from './region-html.ts';

export interface DocumentAssets {
  readonly sheets: StyleSheets;
  readonly scripts: InlineScripts;
  /** Address of the script that is loaded at the first user interaction. */
  readonly boot: string;
  readonly bootImports: readonly string[];
  /** Returns the content security policy. `extraStyles`: texts of further inline style sheets. */
  policy(extraStyles: readonly string[]): string;
  readonly generator: string;
  islandCss(name: string): string;
  /** Whether to ask search engines not to index any page, as in a deployment for review. */
  readonly noindex: boolean;
  /** Whether the site has `/og.png`, the picture that other sites show next to a link. */
  readonly hasPreview: boolean;
  readonly build: string;
  readonly manifest: string;
  readonly sets: Readonly<Record<string, SetFiles>>;
}

/** Makes the browser prefetch the document of a link that capture.ts has marked. */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: { selector_matches: 'a[data-ahead]' }, eagerness: 'eager' }],
});

/** A start tag. Attributes without a value are left out. */
const tag = (name: string, attributes: Readonly<Record<string, string | undefined>>): string => {
  const given = Object.entries(attributes).filter(([, value]) => value !== undefined);
  return `<${name}${given.map(([key, value = '']) => ` ${key}="${escapedValue(value)}"`).join('')}>`;
};
const meta = (name: string, content: string) => tag('meta', { name, content });
const openGraph = (name: string, content: string) => tag('meta', { property: `og:${name}`, content });

/** In pixels; all sites read these from the tags. */
const previewSize = { width: 1200, height: 630 };

const previewTags = ({ config, base }: BuildInfo): readonly string[] => [
  openGraph('image', `${config.url}${base}/og.png`),
  openGraph('image:width', String(previewSize.width)),
  openGraph('image:height', String(previewSize.height)),
  openGraph('image:alt', config.tagline ? `${config.title}: ${config.tagline}` : config.title),
  meta('twitter:card', 'summary_large_image'),
];

function feedTags(site: BuildInfo): readonly string[] {
  const changes = { label: 'What changed between versions', href: `${latestVersion(site).path}/${feedFile}` };
  return [...site.config.feeds, changes].map(({ label, href }) =>
    tag('link', { rel: 'alternate', type: 'application/atom+xml', title: label, href: linkHref(site, href) }),
  );
}

/** What search engines, feed readers, and link previews read. */
function socialTags(site: BuildInfo, assets: DocumentAssets, page: PageData, canonical: string): readonly string[] {
  const { config, base } = site;
  const markdown = base + markdownPath(page.href.slice(base.length));
  return [
    tag('link', { rel: 'canonical', href: canonical }),
    // The search page is the only one without Markdown.
    page.id === 'search' ? '' : tag('link', { rel: 'alternate', type: 'text/markdown', href: markdown }),
    ...(page.version === null ? feedTags(site) : []),
    openGraph('type', page.layout === 'document' ? 'article' : 'website'),
    openGraph('title', page.documentTitle),
    openGraph('description', page.description),
    openGraph('url', canonical),
    openGraph('site_name', config.title),
    ...(assets.hasPreview ? previewTags(site) : []),
  ];
}

export interface DocumentPage {
  readonly page: PageData;
  readonly record: PageRecord;
  readonly body: string;
  /**
   * Metadata of the not-found page, which its set doesn't list. The document is served at any address, so it doesn't
   * contain its own.
   */
  readonly notFound?: DocMeta;
}

export function documentHtml(
  site: BuildInfo,
  assets: DocumentAssets,
  { page, record, body, notFound }: DocumentPage,
): string {
  const { config, base } = site;
  const styles = record.islands.map((name) => [name, assets.islandCss(name)] as const).filter(([, css]) => css);
  const state = pageState(site, assets, page, record);
  const canonical = config.url + canonicalPath(site, record, page.href);
  const root = {
    lang: config.language,
    dir: 'ltr',
    'data-base': base,
    'data-boot': assets.boot,
    'data-preload': [...assets.bootImports, state.files.meta].join(' '),
    'data-path': notFound ? undefined : page.href,
    'data-announcement': config.announcement?.id,
  };
  const { light, dark } = config.themeColor;
  const head = [
    '<meta charset="utf-8">',
    tag('meta', { 'http-equiv': 'Content-Security-Policy', content: assets.policy(styles.map(([, css]) => css)) }),
    meta('viewport', 'width=device-width, initial-scale=1'),
    `<title>${escapedValue(page.documentTitle)}</title>`,
    meta('description', page.description),
    meta('generator', assets.generator),
    tag('meta', { name: 'theme-color', content: dark, 'data-dark': dark, 'data-light': light }),
    `<script>${assets.scripts.head}</script><style>${assets.sheets.head}</style>`,
    ...styles.map(([name, css]) => `<style data-island-style="${name}">${css}</style>`),
    `<script type="speculationrules">${speculationRules}</script>`,
    config.favicon ? tag('link', { rel: 'icon', href: base + config.favicon }) : '',
    tag('link', { rel: 'manifest', href: `${base}/site.webmanifest` }),
    ...(notFound ? [] : socialTags(site, assets, page, canonical)),
    assets.noindex || notFound ? meta('robots', 'noindex') : '',
  ];
  const pageStateJson = inlineJson(notFound ? { ...state, doc: notFound } : state);
  const content = [
    baseBanner(config.title, base),
    `<div class="shell">${shellHtml(site, assets, page, body)}</div>`,
    `<script type="application/json" id="${shellIds.pageState}">${pageStateJson}</script>`,
    notFound ? '' : linkedData(site, page, canonical),
  ];
  return [
    '<!doctype html>',
    tag('html', root),
    `<head>${head.join('')}</head>`,
    `<body>${content.join('')}</body></html>`,
    '',
  ].join('\n');
}

/** Shown by reader.ts. */
const baseBanner = (title: string, base: string): string =>
  [
    `<div class="base-banner" role="alert" hidden><p><strong>Your ${escapedValue(title)} site did not load`,
    'properly.</strong>',
    `It was built for the base path <code>${escapedValue(base)}/</code>. Build it with`,
    '<code>BASE_URL=</code><code data-suggestion></code>.</p></div>',
  ].join(' ');

/**
 * The regions of a page with the reader script and two style sheets between them, each before the markup that needs it.
 */
function shellHtml(site: BuildInfo, { sheets, scripts }: DocumentAssets, page: PageData, body: string): string {
  const view = { site, page, preferred: latestVersion(site).label, body };
  const region = (name: RegionName) =>
    regionHtml(name, renderToString(<Region name={name} view={view} />, { identifierPrefix: idPrefix(name) }));
  const belowSidebar = `<div class="below-sidebar"><style>${sheets.page}</style>${region('page')}</div>`;
  const layout = `<div class="${layoutClass(page)}">${region('sidebar')}${belowSidebar}</div>`;
  const belowNavbar = `<div class="below-navbar"><style>${sheets.frame}</style>${layout}${region('footer')}</div>`;
  return `${region('navbar')}<script>${scripts.reader}</script>${belowNavbar}`;
}

function pageState(
  site: BuildInfo,
  assets: DocumentAssets,
  page: PageData,
  { body: _, ...head }: PageRecord,
): PageState {
  const files = assets.sets[page.set];
  if (!files) throw new Error(`No files were written for the set "${page.set}".`);
  return {
    set: page.set,
    id: page.id,
    build: assets.build,
    manifest: assets.manifest,
    files,
    record: head,
    ...(Object.keys(site.sidebarStarts).length ? { sidebarStarts: site.sidebarStarts } : {}),
  };
}

/** The HTML document of a page. */
export const pageDocument = (
  site: BuildInfo,
  assets: DocumentAssets,
  set: SetMeta,
  doc: DocMeta,
  record: PageRecord,
): string =>
  documentHtml(site, assets, {
    page: pageData(site, set, doc, record),
    record,
    body: resolveBody(record.body, site, set.path),
  });

/** Opens the page that the document's link leads to, with the heading and the query that a reader came with. */
export const redirectScript =
  "{const{href,hash}=document.querySelector('a');location.replace(hash?href:href+location.search+location.hash)}";

/** A redirect as a document, for hosts without redirects; works without script. */
export function redirectDocument(site: BuildInfo, to: string): string {
  return `<!doctype html>${renderToStaticMarkup(
    <html lang={site.config.language}>
      <head>
        <meta charSet="utf-8" />
        <noscript>
          <meta httpEquiv="refresh" content={`0; url=${to}`} />
        </noscript>
        <meta name="robots" content="noindex" />
        <link rel="canonical" href={site.config.url + to} />
        <title>{`Moved | ${site.config.title}`}</title>
      </head>
      <body>
        <p>
          This page has moved to <a href={to}>{to}</a>.
        </p>
        <script dangerouslySetInnerHTML={{ __html: redirectScript }} />
      </body>
    </html>,
  )}\n`;
}
