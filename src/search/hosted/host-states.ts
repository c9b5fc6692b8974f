import type { LiteClient, liteClient } from 'algoliasearch/lite';

type HostsCache = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['hostsCache']>;

/**
 * Remembers which hosts are down. The client decides for how long (two minutes); its own caches lose what it notes, since it notes
 * a host together with its state and then asks for the host alone.
 */
export function hostStates(): HostsCache {
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
