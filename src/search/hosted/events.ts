/** Analytics of the hosted provider: which hits were shown and opened. Used only if the configuration enables it. */
import type { HostedConfig } from '../../model/site-config.ts';

export interface SearchEvents {
  viewed(objectIds: readonly string[]): void;
  opened(objectId: string, position: number, queryId: string | undefined): void;
}

/** Maximum number of items per view event, and milliseconds to wait for more. */
const batch = { items: 20, wait: 400 } as const;

/** The part of the analytics client that we use. */
export type SendEvent = (
  method: 'viewedObjectIDs' | 'clickedObjectIDs' | 'clickedObjectIDsAfterSearch',
  event: { eventName: string; index: string; objectIDs: string[]; positions?: number[]; queryID?: string },
) => void;

/** Creates the sender. `connect` loads the client at the first event. */
export function makeEvents({ indexName }: Pick<HostedConfig, 'indexName'>, connect: () => Promise<SendEvent>): SearchEvents {
  let client: Promise<SendEvent> | null = null;
  const send = (...event: Parameters<SendEvent>) => {
    client ??= connect();
    client.then(
      (deliver) => deliver(...event),
      () => {
        client = null;
      },
    );
  };
  const waiting = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    const ids = [...waiting];
    waiting.clear();
    for (let i = 0; i < ids.length; i += batch.items) {
      send('viewedObjectIDs', { eventName: 'Items Viewed', index: indexName, objectIDs: ids.slice(i, i + batch.items) });
    }
  };
  return {
    viewed(objectIds) {
      if (objectIds.length === 0) return;
      for (const id of objectIds) waiting.add(id);
      clearTimeout(timer);
      timer = setTimeout(flush, batch.wait);
    },
    opened(objectId, position, queryID) {
      const event = { eventName: 'Item Selected', index: indexName, objectIDs: [objectId] };
      if (queryID) send('clickedObjectIDsAfterSearch', { ...event, positions: [position], queryID });
      else send('clickedObjectIDs', event);
    },
  };
}

/** The service's own analytics client, without cookies. */
export async function connectInsights({ appId, apiKey, insightsHost }: HostedConfig): Promise<SendEvent> {
  const { default: insights } = await import('search-insights');
  insights('init', { appId, apiKey, useCookie: false, anonymousUserToken: true, ...(insightsHost ? { host: insightsHost } : {}) });
  return (method, event) => void insights(method as 'viewedObjectIDs', event);
}
