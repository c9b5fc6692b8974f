/** The document around a page: a complete HTML file that works without script. */

import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { Store } from '../../cache/store.ts';
import { markdownPath } from '../../config/page-href.ts';
import type { SetFiles } from '../../model/manifest.ts';
import type { PageData } from '../../model/page-data.ts';
import type { PageState } from '../../model/page-state.ts';
import type { DocMeta, PageRecord, SetMeta } from '../../model/record.ts';
import type { SiteInfo } from '../../model/site-info.ts';
import { escapedValue } from '../../render/escape.ts';
import { resolveBody } from '../../site/page-data.ts';
import { latestVersion } from '../../versions/site-versions.ts';
import { previewSize } from '../preview/card.ts';
import { layoutClass, Region } from '../regions.tsx';
import type { InlineScripts, StyleSheets } from './inline.ts';
import { inlineJson } from './inline-json.ts';
import { keptRegions } from './kept-regions.ts';
import { linkedData } from './linked-data.ts';
import { type RegionName, regionHtml } from './region-html.ts';

/** The parts that all documents of a build share. */
export interface DocumentAssets {
  readonly sheets: StyleSheets;
  readonly scripts: InlineScripts;
  /** Address of the script that is loaded at the first user interaction. */
  readonly boot: string;
  /** Addresses of the modules that it imports. */
  readonly bootImports: readonly string[];
  /** Returns the content security policy. `extraStyles`: texts of further inline style sheets. */
  policy(extraStyles: readonly string[]): string;
  readonly generator: string;
  /** Style of an island. */
  islandCss(name: string): string;
  /** Whether to ask search engines not to index any page, as in a deployment for review. */
  readonly noindex: boolean;
  /** The picture that other sites show next to a link to a page, with its address below the base; null if there is none. */
  preview(page: PageData): { readonly address: string; readonly alt: string } | null;
  /** Id of the build, and the address of its manifest. */
  readonly build: string;
  readonly manifest: string;
  /** Addresses of each set's files. */
  readonly sets: Readonly<Record<string, SetFiles>>;
  /** Where a build keeps regions for the next one. */
  readonly store: Store;
}

/** Makes the browser prefetch the document of a link that prefetch-document.ts has marked. */
export const speculationRules = JSON.stringify({ prefetch: [{ where: { selector_matches: 'a[data-ahead]' }, eagerness: 'eager' }] });

/** The link preview of a page: its absolute address, and its text alternative. */
const previewTags = (address: string, alt: string) =>
  `<meta property="og:image" content="${escapedValue(address)}"><meta property="og:image:width" content="${previewSize.width}"><meta property="og:image:height" content="${previewSize.height}"><meta property="og:image:alt" content="${escapedValue(alt)}"><meta name="twitter:card" content="summary_large_image"><meta name="twitter:image" content="${escapedValue(address)}"><meta name="twitter:image:alt" content="${escapedValue(alt)}">`;

/** A page to make a document of. */
export interface DocumentPage {
  readonly page: PageData;
  readonly record: PageRecord;
  /** Its body with addresses filled in. */
  readonly body: string;
  /** Metadata of the not-found page, which its set doesn't list. The document is served at any address, so it doesn't contain its own. */
  readonly notFound?: DocMeta;
}

/** A document around a page. */
export function documentHtml(site: SiteInfo, assets: DocumentAssets, { page, record, body, notFound }: DocumentPage): string {
  const { config, base } = site;
  const styles = record.islands.map((name) => [name, assets.islandCss(name)] as const).filter(([, css]) => css);
  const announcement = config.announcement ? ` data-announcement="${escapedValue(config.announcement.id)}"` : '';
  const path = notFound ? '' : ` data-path="${escapedValue(page.href)}"`;
  const title = escapedValue(page.documentTitle);
  const description = escapedValue(page.description);
  const preview = assets.preview(page);
  const state = pageState(site, assets, page, record);
  const icon = config.favicon ? `<link rel="icon" href="${escapedValue(base + config.favicon)}">` : '';
  // The search page is the only one without Markdown.
  const markdown =
    page.id !== 'search'
      ? `<link rel="alternate" type="text/markdown" href="${escapedValue(base + markdownPath(page.href.slice(base.length)))}">`
      : '';
  const social = notFound
    ? ''
    : `<link rel="canonical" href="${escapedValue(page.canonical)}">${markdown}<meta property="og:type" content="${page.layout === 'document' ? 'article' : 'website'}"><meta property="og:title" content="${title}"><meta property="og:description" content="${description}"><meta property="og:url" content="${escapedValue(page.canonical)}"><meta property="og:site_name" content="${escapedValue(config.title)}">${preview ? previewTags(config.url + base + preview.address, preview.alt) : ''}`;
  return `<!doctype html>
<html lang="${config.language}" dir="ltr" data-base="${escapedValue(base)}" data-boot="${escapedValue(assets.boot)}" data-preload="${escapedValue([...assets.bootImports, state.files.meta].join(' '))}"${path}${announcement}>
<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${escapedValue(assets.policy(styles.map(([, css]) => css)))}"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><meta name="description" content="${description}"><meta name="generator" content="${escapedValue(assets.generator)}"><meta name="color-scheme" content="dark light"><meta name="theme-color" content="${config.themeColor.dark}" data-dark="${config.themeColor.dark}" data-light="${config.themeColor.light}"><script>${assets.scripts.head}</script><style>${assets.sheets.head}</style>${styles.map(([name, css]) => `<style data-island-style="${name}">${css}</style>`).join('')}<script type="speculationrules">${speculationRules}</script>${icon}<link rel="manifest" href="${escapedValue(base)}/site.webmanifest">${social}${assets.noindex || notFound ? '<meta name="robots" content="noindex">' : ''}</head>
<body><div class="base-banner" role="alert" hidden><p><strong>Your ${escapedValue(config.title)} site did not load properly.</strong> It was built for the base path <code>${escapedValue(base)}/</code> but seems to be served under another one. Build it with <code>BASE_URL=</code><code data-suggestion></code>.</p></div><div id="shell">${shellHtml(site, assets, page, body)}</div><script type="application/json" id="page-state">${inlineJson(notFound ? { ...state, doc: notFound } : state)}</script>${notFound ? '' : linkedData(site, page, record.body)}</body></html>
`;
}

/** The regions of a page with the reader script and two style sheets between them, each before the markup that needs it. */
function shellHtml(site: SiteInfo, { sheets, scripts, store }: DocumentAssets, page: PageData, body: string): string {
  const view = { site, page, preferred: latestVersion(site).label, body };
  const html = keptRegions(store, view, (name) => renderToString(<Region name={name} view={view} />));
  const region = (name: RegionName) => regionHtml(name, html[name]);
  const layout = `<div id="layout" class="${layoutClass(page)}">${region('sidebar')}<div class="below-sidebar"><style>${sheets.page}</style>${region('page')}</div></div>`;
  return `${region('navbar')}<script>${scripts.reader}</script><div class="below-navbar"><style>${sheets.frame}</style>${layout}${region('footer')}</div>`;
}

/** The page state, which the client reads from the document. */
function pageState(site: SiteInfo, assets: DocumentAssets, page: PageData, { body: _, ...head }: PageRecord): PageState {
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

/** The document of a page. */
export const pageDocument = (site: SiteInfo, assets: DocumentAssets, set: SetMeta, page: PageData, record: PageRecord): string =>
  documentHtml(site, assets, { page, record, body: resolveBody(record.body, site, set.path) });

/** A redirect as a document, for hosts without redirects; works without script. */
export function redirectDocument(site: SiteInfo, to: string): string {
  return `<!doctype html>${renderToStaticMarkup(
    <html lang={site.config.language}>
      <head>
        <meta charSet="utf-8" />
        <meta httpEquiv="refresh" content={`0; url=${to}`} />
        <meta name="robots" content="noindex" />
        <link rel="canonical" href={site.config.url + to} />
        <title>{`Moved | ${site.config.title}`}</title>
      </head>
      <body>
        <p>
          This page has moved to <a href={to}>{to}</a>.
        </p>
      </body>
    </html>,
  )}\n`;
}
