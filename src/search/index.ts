/** Search for the client. The embedded provider is small and included; the hosted one is loaded only if it is configured. */
import type { SearchConfig } from '../model/site-config.ts';
import { makeEmbeddedProvider } from './embedded/provider.ts';
import { startWorker } from './embedded/worker-link.ts';
import type { SearchEnvironment, SearchProvider } from './provider.ts';

export type { SearchEnvironment } from './provider.ts';

/**
 * Loads the configured provider.
 * @throws Error that names the setting if the hosted provider has no application id or key
 */
export async function createProvider(config: SearchConfig, environment: SearchEnvironment): Promise<SearchProvider> {
  if (config.provider === 'hosted') {
    const { makeHostedProvider } = await import('./hosted/provider.ts');
    return makeHostedProvider(config, environment);
  }
  return makeEmbeddedProvider(environment, () => startWorker(environment.trustedUrl));
}
