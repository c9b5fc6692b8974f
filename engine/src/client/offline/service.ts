import type { OfflineService } from '../../shell/services.ts';
import type { Data } from '../data.ts';

/**
 * The offline service for the shell; null if the browser doesn't support it. The implementation is loaded on first use.
 */
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
