/** The provider that queries a hosted index over Algolia's protocol. */
import { type LiteClient, liteClient } from 'algoliasearch/lite';
import type { HostedConfig } from '../../model/site-config.ts';
import type { Hit, SearchEnvironment, SearchProvider, SearchRequest } from '../provider.ts';
import { connectInsights, makeEvents } from './events.ts';
import { facetFilters, groupHits, highlightTags, hitOfRecord, type RecordHit } from './hits.ts';

/** Milliseconds. */
const timeouts = { connect: 1_000, read: 2_000, write: 30_000 } as const;

const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];

interface RecordResponse {
  readonly hits: readonly RecordHit[];
  readonly nbHits: number;
  readonly queryID?: string;
}

/**
 * Creates the provider.
 * @throws Error that names the setting if the application id or key is missing
 */
export function makeHostedProvider(config: HostedConfig, environment: SearchEnvironment): SearchProvider {
  for (const setting of ['appId', 'apiKey'] as const) {
    if (!config[setting]) throw new Error(`search.${setting} is missing in the site's configuration: the hosted search provider needs it.`);
  }
  const client = connect(config);
  const events = config.analytics ? makeEvents(config, () => connectInsights(config)) : null;
  return {
    attribution: { name: 'Algolia', href: 'https://www.algolia.com/' },
    warm: () => {},
    async search(request) {
      const { results } = await client.search<RecordHit>({ requests: [requestOf(request, config, environment)] });
      const response = results[0] as RecordResponse | undefined;
      if (!response || !Array.isArray(response.hits)) throw new Error('The search service answered without hits.');
      const hits = response.hits.flatMap((record) => hitOfRecord(record, environment, config.origins, request.scope) ?? []);
      return {
        query: request.query,
        scope: request.scope,
        groups: groupHits(hits, request.perGroup),
        total: response.nbHits,
        covered: response.hits.length,
        suggestions: response.nbHits === 0 ? wordsToTry(request.query) : [],
        unknownWords: false,
        ...(response.queryID ? { queryId: response.queryID } : {}),
      };
    },
    snippets: async () => new Map(),
    otherVersions: async () => null,
    viewed: (hits) => events?.viewed(hits.map(({ id }: Hit) => id)),
    opened: (hit, position, { queryId }) => events?.opened(hit.id, position, queryId),
  };
}

function connect({ appId, apiKey, hosts }: HostedConfig): LiteClient {
  return liteClient(appId, apiKey, {
    timeouts,
    authMode: 'WithinQueryParameters',
    hostsCache: hostStates(),
    ...(hosts ? { hosts: [...hosts] } : {}),
  });
}

function requestOf({ query, scope, offset, hits, snippetWords }: SearchRequest, config: HostedConfig, environment: SearchEnvironment) {
  return {
    query,
    indexName: config.indexName,
    attributesToRetrieve: [...levels.map((level) => `hierarchy.${level}`), 'content', 'type', 'url'],
    attributesToSnippet: [...levels.slice(1).map((level) => `hierarchy.${level}:${snippetWords}`), `content:${snippetWords}`],
    snippetEllipsisText: '…',
    highlightPreTag: highlightTags.pre,
    highlightPostTag: highlightTags.post,
    hitsPerPage: hits,
    page: Math.floor(offset / hits),
    clickAnalytics: config.analytics,
    facetFilters: facetFilters(config.versionFacet, environment.language, scope),
  };
}

/** Suggests the longer words of a query that found nothing. */
function wordsToTry(query: string): string[] {
  const words = query.split(/\s+/).filter((word) => word.length > 3);
  return words.length > 1 ? words.slice(0, 3) : [];
}

type HostsCache = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['hostsCache']>;

/**
 * Remembers which hosts are down, for as long as the client says (two minutes). The client's own caches lose this: it stores the state under
 * the host with its state, but looks it up by the host alone.
 */
function hostStates(): HostsCache {
  const states = new Map<unknown, unknown>();
  const name = (key: unknown) => (key as LiteClient['transporter']['hosts'][number]).url;
  return {
    get: async <T>(key: unknown, otherwise: () => Promise<T>) => (states.get(name(key)) as T | undefined) ?? otherwise(),
    set: async <T>(key: unknown, state: T) => {
      states.set(name(key), state);
      return state;
    },
    delete: async (key) => void states.delete(name(key)),
    clear: async () => states.clear(),
  };
}
