import type { OfflineService } from '../../shell/services.ts';
import type { Data } from '../data.ts';

/** Keeps versions for reading offline, null where the browser can't. What does the work is loaded when it is first wanted. */
export function offlineService(data: Data): OfflineService | null {
  if (!('caches' in window && 'serviceWorker' in navigator)) return null;
  const load = () => import('./kept.ts');
  return {
    state: async (version) => (await load()).keepState(data, version),
    size: async (version) => (await load()).keepSize(data, version),
    keep: async (version, onProgress) => (await load()).keep(data, version, onProgress),
    forget: async (version) => (await load()).forget(data, version),
  };
}
