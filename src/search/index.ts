/** Search as the client sees it. The embedded provider is small and comes along; the hosted one's client is loaded where it is configured. */
import type { SearchConfig } from '../model/site-config.ts';
import { makeEmbeddedProvider } from './embedded/provider.ts';
import { startWorker } from './embedded/worker-link.ts';
import type { SearchEnvironment, SearchProvider } from './provider.ts';

export type { SearchEnvironment } from './provider.ts';

/**
 * Loads the provider that the configuration names.
 * @throws Error that names the setting, where the hosted provider lacks its application id or key
 */
export async function createProvider(config: SearchConfig, environment: SearchEnvironment): Promise<SearchProvider> {
  if (config.provider === 'hosted') {
    const { makeHostedProvider } = await import('./hosted/provider.ts');
    return makeHostedProvider(config, environment);
  }
  return makeEmbeddedProvider(environment, () => startWorker(environment.trustedUrl));
}
