/** The schema of the search settings. Only the build imports it: the browser uses the type in `model/`. */
import { z } from 'zod';
import { origin } from './link.ts';

const required = (setting: string) => z.string({ error: `${setting} is missing` }).min(1, `${setting} is empty`);

const host = z.strictObject({
  /** Host name, with the port if it isn't the default. */
  url: z.string().regex(/^[\w.-]+(?::\d+)?$/, 'a host is a name, with a port if it needs one'),
  protocol: z.enum(['https', 'http']).default('https'),
  accept: z.enum(['read', 'write', 'readWrite']).default('readWrite'),
});

/** Facet of the version, as documentation crawlers name it. */
export const defaultVersionFacet = 'docusaurus_tag';

export const searchConfigSchema = z.discriminatedUnion('provider', [
  z.strictObject({ provider: z.literal('embedded') }),
  z.strictObject({
    provider: z.literal('hosted'),
    appId: required('search.appId').regex(/^[A-Za-z0-9]+$/, 'search.appId is letters and digits'),
    /** A key that permits only searching, since it is public. */
    apiKey: required('search.apiKey').regex(/^[\w=+/-]+$/, 'search.apiKey is letters and digits'),
    indexName: z.string().min(1),
    /** Hosts to try in turn. Default: the service's own. */
    hosts: z.array(host).min(1).optional(),
    /** Further origins whose URLs in the index are pages of this site, e.g. the origin that was crawled. */
    origins: z.array(origin).default([]),
    /** Facet with the version tag of a record (see `src/search/hosted/hits.ts`). */
    versionFacet: z.string().min(1).default(defaultVersionFacet),
    insightsHost: origin.optional(),
    analytics: z.boolean().default(false),
  }),
]);
