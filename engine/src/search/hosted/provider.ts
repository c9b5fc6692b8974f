/** The provider that queries a hosted index over Algolia's protocol. */
import { type LiteClient, liteClient } from 'algoliasearch/lite';
import { promiseMemo } from '../../basics/memo.ts';
import type { HostedConfig } from '../../config/site-config.ts';
import type { SearchEnvironment, SearchProvider, SearchRequest } from '../provider.ts';
import { facetFilters, groupHits, highlightTags, hitOfRecord, levels, readRecord } from './hits.ts';

const timeoutsMs = { connect: 1_000, read: 2_000, write: 30_000 } as const;

export function makeHostedProvider(config: HostedConfig, environment: SearchEnvironment): SearchProvider {
  const { appId, apiKey, hosts } = config;
  const client = liteClient(appId, apiKey, {
    timeouts: timeoutsMs,
    authMode: 'WithinQueryParameters',
    hostsCache: hostStates(),
    ...(hosts ? { hosts: [...hosts] } : {}),
  });
  const events = config.analytics ? makeEvents(config, () => connectInsights(config)) : null;
  return {
    attribution: { name: 'Algolia', href: 'https://www.algolia.com/' },
    warm: () => {},
    async search(request) {
      const { results } = await client.search({ requests: [requestOf(request, config, environment)] });
      const { hits: records, nbHits, queryID } = answerOf(results[0]);
      const hits = records.flatMap((raw) => {
        const record = readRecord(raw);
        return (record && hitOfRecord(record, environment, config.origins)) ?? [];
      });
      // Without a number, or if no record can be shown, the hits at hand are all there are.
      const least = request.offset + hits.length;
      const total = hits.length && typeof nbHits === 'number' ? Math.max(nbHits, least) : least;
      return {
        query: request.query,
        scope: request.scope,
        groups: groupHits(hits, request.perGroup),
        total,
        suggestions: total ? [] : wordsToTry(request.query),
        unknownWords: false,
        ...(typeof queryID === 'string' && queryID ? { queryId: queryID } : {}),
      };
    },
    snippets: async () => new Map(),
    otherVersions: async () => null,
    viewed: (hits) => events?.viewed(hits.map(({ id }) => id)),
    opened: (hit, position, { queryId }) => events?.opened(hit.id, position, queryId),
  };
}

function requestOf(
  { query, scope, offset, hits, snippetWords }: SearchRequest,
  config: HostedConfig,
  environment: SearchEnvironment,
) {
  return {
    query,
    indexName: config.indexName,
    attributesToRetrieve: [...levels.map((level) => `hierarchy.${level}`), 'content', 'type', 'url'],
    attributesToSnippet: [
      ...levels.slice(1).map((level) => `hierarchy.${level}:${snippetWords}`),
      `content:${snippetWords}`,
    ],
    snippetEllipsisText: '…',
    highlightPreTag: highlightTags.pre,
    highlightPostTag: highlightTags.post,
    hitsPerPage: hits,
    page: Math.floor(offset / hits),
    clickAnalytics: config.analytics,
    facetFilters: facetFilters(config.versionFacet, environment.language, scope),
  };
}

interface RecordAnswer {
  readonly hits: readonly unknown[];
  readonly nbHits?: unknown;
  readonly queryID?: unknown;
}

function answerOf(result: unknown): RecordAnswer {
  const isAnswer = (raw: unknown): raw is RecordAnswer =>
    typeof raw === 'object' && raw !== null && 'hits' in raw && Array.isArray(raw.hits);
  if (!isAnswer(result)) throw new Error('The search service answered without hits.');
  return result;
}

/** Suggests the longer words of a query that found nothing, the longest first. */
function wordsToTry(query: string): string[] {
  const words = query
    .split(/\s+/)
    .filter((word) => word.length > 3)
    .sort((a, b) => b.length - a.length);
  return words.length > 1 ? words.slice(0, 3) : [];
}

type HostsCache = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['hostsCache']>;

/**
 * Remembers which hosts are down, for as long as the client says (two minutes). The client's own caches lose this: it
 * stores the state under the host with its state, but looks it up by the host alone.
 */
function hostStates(): HostsCache {
  const states = new Map<unknown, unknown>();
  const name = (key: unknown) => (key as LiteClient['transporter']['hosts'][number]).url;
  return {
    get: async <T>(key: unknown, otherwise: () => Promise<T>) =>
      (states.get(name(key)) as T | undefined) ?? otherwise(),
    set: async <T>(key: unknown, state: T) => {
      states.set(name(key), state);
      return state;
    },
    delete: async (key) => void states.delete(name(key)),
    clear: async () => states.clear(),
  };
}

/** Maximum number of items per view event, and how long to wait for more. */
const batch = { items: 20, waitMs: 400 } as const;

/** The part of the analytics client that we use. */
export type SendEvent = (
  method: 'viewedObjectIDs' | 'clickedObjectIDs' | 'clickedObjectIDsAfterSearch',
  event: { eventName: string; index: string; objectIDs: string[]; positions?: number[]; queryID?: string },
) => void;

/** Analytics: reports which hits were shown and opened. `connect` loads the client at the first event. */
export function makeEvents({ indexName }: Pick<HostedConfig, 'indexName'>, connect: () => Promise<SendEvent>) {
  const clients = promiseMemo();
  const send = (...event: Parameters<SendEvent>) =>
    clients.get(indexName, connect).then(
      (deliver) => deliver(...event),
      () => undefined,
    );
  const waiting = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    const ids = [...waiting];
    waiting.clear();
    for (let i = 0; i < ids.length; i += batch.items) {
      send('viewedObjectIDs', {
        eventName: 'Items Viewed',
        index: indexName,
        objectIDs: ids.slice(i, i + batch.items),
      });
    }
  };
  return {
    viewed(objectIds: readonly string[]) {
      if (objectIds.length === 0) return;
      for (const id of objectIds) waiting.add(id);
      clearTimeout(timer);
      timer = setTimeout(flush, batch.waitMs);
    },
    opened(objectId: string, position: number, queryID: string | undefined) {
      const event = { eventName: 'Item Selected', index: indexName, objectIDs: [objectId] };
      if (queryID) send('clickedObjectIDsAfterSearch', { ...event, positions: [position], queryID });
      else send('clickedObjectIDs', event);
    },
  };
}

/** The service's own analytics client, without cookies. */
async function connectInsights({ appId, apiKey, insightsHost }: HostedConfig): Promise<SendEvent> {
  const { default: insights } = await import('search-insights');
  insights('init', {
    appId,
    apiKey,
    useCookie: false,
    anonymousUserToken: true,
    ...(insightsHost ? { host: insightsHost } : {}),
  });
  return (method, event) => void insights(method as 'viewedObjectIDs', event);
}
