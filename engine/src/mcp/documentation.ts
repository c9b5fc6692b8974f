/**
 * The documentation for the tools: versions, pages, search, and the glossary, from the data files of a deployed site.
 */
import { z } from 'zod';
import type { VersionChanges } from '../compare/changes/changes.ts';
import type { Manifest } from '../model/manifest.ts';
import { isPublicNames, nameFates, namesIn } from '../search/names.ts';
import { versionOfSet } from '../versions/site-versions.ts';
import type { CachedSite } from './cached-site.ts';
import { markdownOf, upgradeGuide, versionChanges } from './site-changes.ts';
import { findPage, type Page, pageSection, readPage, sectionAt } from './site-pages.ts';
import { type NoteStale, siteReader } from './site-reader.ts';
import { emptyIndexes, type Indexes, searchVersion, versionWith } from './site-search.ts';

const glossaryTerms = z.record(z.string(), z.tuple([z.string(), z.string()]));

export type Documentation = ReturnType<typeof documentation>;

export function openDocumentation(site: CachedSite): (note: NoteStale) => Documentation {
  const indexes = emptyIndexes();
  return (note) => documentation(site, indexes, note);
}

function documentation(cached: CachedSite, indexes: Indexes, note: NoteStale) {
  const site = siteReader(cached, note);
  return {
    address: site.address,
    metaOf: site.metaOf,
    noVersion: site.noVersion,
    findPage: (version: string, name: string) => findPage(site, version, name),
    page: (version: string, name: string) => readPage(site, version, name),
    section: (page: Page, name: string) => pageSection(site, page, name),
    sectionAt: (version: string, address: string) => sectionAt(site, version, address),
    search: (version: string, query: string, hits: number) => searchVersion(site, indexes, version, query, hits),
    /** What became of the names in a query; the file next to `page` knows. */
    async nameFates(page: string | undefined, scope: string, query: string, isUnknown: boolean) {
      const isExpected = (text: string) => isPublicNames(JSON.parse(text));
      const isAsked = page !== undefined && namesIn(query).length > 0;
      const names: unknown = JSON.parse((isAsked && (await site.read(`${page}.json`, isExpected))) || 'null');
      return isPublicNames(names) ? nameFates(names, query, scope, isUnknown) : [];
    },
    versionWith: (scope: string, query: string) => versionWith(site, indexes, scope, query),
    changes: (from: string, to: string) => versionChanges(site, from, to),
    upgradeGuide: (changes: VersionChanges, labels: readonly string[]) => upgradeGuide(site, changes, labels),
    markdownAddress: (href: string) => markdownOf(site, href),
    glossary: async () => site.listed((await site.manifest()).glossary, glossaryTerms),

    /**
     * Labels of the versions, newest first, which one is the latest release, which ones are no longer maintained, and
     * what the pages of a version say first.
     */
    async versions(): Promise<
      { readonly labels: readonly string[] } & Pick<Manifest, 'latest' | 'unmaintained' | 'notices'>
    > {
      const { sets, latest, unmaintained, notices } = await site.manifest();
      const labels = Object.keys(sets).filter((name) => versionOfSet(name) !== null);
      return { unmaintained, notices, labels: labels.reverse(), latest };
    },
  };
}
