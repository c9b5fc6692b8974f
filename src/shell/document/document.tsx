/**
 * The document around a page: a complete HTML file that works without script.
 */

import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { SetFiles } from '../../model/manifest.ts';
import type { PageData } from '../../model/page-data.ts';
import type { PageState } from '../../model/page-state.ts';
import type { PageRecord, SetMeta } from '../../model/record.ts';
import type { SiteInfo } from '../../model/site-info.ts';
import { markdownPath } from '../../render/markdown/link.ts';
import { resolveBody } from '../../site/page-data.ts';
import { latestVersion } from '../../versions/site-versions.ts';
import { previewSize } from '../preview/card.ts';
import { layoutClass, Region } from '../regions.tsx';
import type { InlineScripts, StyleSheets } from './inline.ts';
import { type RegionName, regionHtml } from './region-html.ts';

/** The parts that all documents of a build share. */
export interface DocumentAssets {
  readonly sheets: StyleSheets;
  readonly scripts: InlineScripts;
  /** Address of the script that is loaded at the first sign of a reader. */
  readonly boot: string;
  /** Addresses of the modules that it imports. */
  readonly bootImports: readonly string[];
  /** Returns the content security policy. `extraStyles`: texts of further inline style sheets. */
  policy(extraStyles: readonly string[]): string;
  readonly generator: string;
  /** Style of an island. */
  islandCss(name: string): string;
  /** Whether search engines are asked to leave all pages out, as of a deployment for review. */
  readonly noindex: boolean;
  /** Address, below the base, of a page's link preview; null for the site's. */
  preview(page: PageData): string | null;
  /** Id of the build, and the address of its manifest. */
  readonly build: string;
  readonly manifest: string;
  /** Addresses of each set's files. */
  readonly sets: Readonly<Record<string, SetFiles>>;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] as string);

/** JSON that can't end the element around it. */
const inlineJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Makes the browser prefetch the document of a link that reader.ts has marked. In browsers without speculation rules, the script fetches it. */
export const speculationRules = JSON.stringify({ prefetch: [{ where: { selector_matches: 'a[data-ahead]' }, eagerness: 'eager' }] });

/** What names a picture for links to the page: its absolute address, and its text alternative. */
const previewTags = (address: string, alt: string) =>
  `<meta property="og:image" content="${escaped(address)}"><meta property="og:image:width" content="${previewSize.width}"><meta property="og:image:height" content="${previewSize.height}"><meta property="og:image:alt" content="${escaped(alt)}"><meta name="twitter:card" content="summary_large_image"><meta name="twitter:image" content="${escaped(address)}"><meta name="twitter:image:alt" content="${escaped(alt)}">`;

/** A document around rendered regions. */
export function documentHtml(site: SiteInfo, assets: DocumentAssets, parts: DocumentParts): string {
  const { config, base } = site;
  const styles = parts.islands.map((name) => [name, assets.islandCss(name)] as const).filter(([, css]) => css);
  const announcement = config.announcement ? ` data-announcement="${escaped(config.announcement.id)}"` : '';
  const path = parts.path === null ? '' : ` data-path="${escaped(parts.path)}"`;
  // The search page is the only one without Markdown.
  const markdown =
    parts.state.record.id !== 'search'
      ? `<link rel="alternate" type="text/markdown" href="${escaped(base + markdownPath((parts.path ?? '').slice(base.length)))}">`
      : '';
  const social = parts.canonical
    ? `<link rel="canonical" href="${escaped(parts.canonical)}">${markdown}<meta property="og:type" content="website"><meta property="og:title" content="${escaped(parts.title)}"><meta property="og:description" content="${escaped(parts.description)}"><meta property="og:url" content="${escaped(parts.canonical)}"><meta property="og:site_name" content="${escaped(config.title)}">${previewTags(`${config.url}${base}${parts.preview ?? '/og.png'}`, parts.preview ? parts.title : `${config.title}: ${config.tagline}`)}`
    : '';
  return `<!doctype html>
<html lang="${config.language}" dir="ltr" data-base="${escaped(base)}" data-boot="${escaped(assets.boot)}" data-preload="${escaped([...assets.bootImports, parts.state.files.meta].join(' '))}"${path}${announcement}>
<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${escaped(assets.policy(styles.map(([, css]) => css)))}"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(parts.title)}</title><meta name="description" content="${escaped(parts.description)}"><meta name="generator" content="${escaped(assets.generator)}"><meta name="color-scheme" content="dark light"><meta name="theme-color" content="${config.themeColor.dark}" data-dark="${config.themeColor.dark}" data-light="${config.themeColor.light}"><script>${assets.scripts.head}</script><style>${assets.sheets.head}</style>${styles.map(([name, css]) => `<style data-island-style="${name}">${css}</style>`).join('')}<script type="speculationrules">${speculationRules}</script><link rel="icon" href="${escaped(base + config.favicon)}"><link rel="manifest" href="${escaped(base)}/site.webmanifest">${social}${assets.noindex || parts.noindex ? '<meta name="robots" content="noindex">' : ''}</head>
<body><div class="base-banner" role="alert" hidden><p><strong>Your ${escaped(config.title)} site did not load properly.</strong> It was built for the base path <code>${escaped(base)}/</code> but seems to be served under another one. Build it with <code>BASE_URL=</code><code data-suggestion></code>.</p></div><div id="shell">${parts.shell}</div><script type="application/json" id="page-state">${inlineJson(parts.state)}</script></body></html>
`;
}

export interface DocumentParts {
  readonly title: string;
  readonly description: string;
  /** Address of the page, including the base path; null for a document that is served at any address (not found). */
  readonly path: string | null;
  readonly canonical: string | null;
  /** Address, below the base, of its link preview; null for the site's. */
  readonly preview: string | null;
  readonly noindex: boolean;
  readonly islands: readonly string[];
  readonly shell: string;
  readonly state: PageState;
}

function filesOf(assets: DocumentAssets, set: string): SetFiles {
  const files = assets.sets[set];
  if (!files) throw new Error(`No files were written for the set "${set}".`);
  return files;
}

/** The regions of a page with the reader script and two style sheets between them, each before the markup that needs it. */
export function shellHtml(site: SiteInfo, { sheets, scripts }: DocumentAssets, page: PageData, body: string): string {
  const view = { site, page, preferred: latestVersion(site).label, body };
  const region = (name: RegionName) => regionHtml(name, renderToString(<Region name={name} view={view} />));
  const layout = `<div id="layout" class="${layoutClass(page)}">${region('sidebar')}<div class="below-sidebar"><style>${sheets.page}</style>${region('page')}</div></div>`;
  return `${region('navbar')}<script>${scripts.reader}</script><div class="below-navbar"><style>${sheets.frame}</style>${layout}${region('footer')}</div>`;
}

/** The page state, which the client reads from the document. */
export function pageState(site: SiteInfo, assets: DocumentAssets, page: PageData, { body: _, ...head }: PageRecord): PageState {
  return {
    set: page.set,
    id: page.id,
    build: assets.build,
    manifest: assets.manifest,
    files: filesOf(assets, page.set),
    record: head,
    ...(Object.keys(site.sidebarStarts).length ? { sidebarStarts: site.sidebarStarts } : {}),
  };
}

/** The document of a page. */
export function pageDocument(site: SiteInfo, assets: DocumentAssets, set: SetMeta, page: PageData, record: PageRecord): string {
  return documentHtml(site, assets, {
    title: page.documentTitle,
    description: page.description,
    path: page.href,
    canonical: page.canonical,
    preview: assets.preview(page),
    noindex: false,
    islands: record.islands,
    shell: shellHtml(site, assets, page, resolveBody(record.body, site, set.path)),
    state: pageState(site, assets, page, record),
  });
}

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
