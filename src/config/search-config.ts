/** Search's part of the site configuration. For the build: what runs in the browser imports its type alone. */
import { z } from 'zod';
import { origin } from './link.ts';

const required = (setting: string) => z.string({ error: `${setting} is missing` }).min(1, `${setting} is empty`);

const host = z.strictObject({
  /** Host name, with a port where it needs one. */
  url: z.string().regex(/^[\w.-]+(?::\d+)?$/, 'a host is a name, with a port where it needs one'),
  protocol: z.enum(['https', 'http']).default('https'),
  accept: z.enum(['read', 'write', 'readWrite']).default('readWrite'),
});

export const searchConfigSchema = z.discriminatedUnion('provider', [
  z.strictObject({ provider: z.literal('embedded') }),
  z.strictObject({
    provider: z.literal('hosted'),
    /** Application id at the service. */
    appId: required('search.appId').regex(/^[A-Za-z0-9]+$/, 'search.appId is letters and digits'),
    /** Key that may search and nothing else: it is public. */
    apiKey: required('search.apiKey').regex(/^[\w=+/-]+$/, 'search.apiKey is letters and digits'),
    indexName: z.string().min(1).default('risczero'),
    /** Hosts to ask in turn; the service's own where left out. */
    hosts: z.array(host).min(1).optional(),
    /** Origins besides the site's own whose addresses in the index are this site's pages, e.g. the one that was crawled. */
    origins: z.array(origin).default([]),
    /** Facet that holds the tag of a page's version (see `hosted/facets.ts`). */
    versionFacet: z.string().min(1).default('docusaurus_tag'),
    /** Host that takes analytics events, with protocol; the service's own where left out. */
    insightsHost: origin.optional(),
    /** Sends events of what was shown and opened. */
    analytics: z.boolean().default(false),
  }),
]);
