/** The content security policy and the other headers of every response. */

import { createHash } from 'node:crypto';
import { memo } from '../basics/memo.ts';
import type { SiteConfig } from '../config/site-config.ts';
import { trustedPolicyName } from '../config/trusted-types.ts';

const sourceHash = memo(
  1_000,
  String,
  (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
);

function searchHosts(config: SiteConfig): string[] {
  const { search } = config;
  if (search.provider !== 'hosted') return [];
  const hosts = search.hosts?.map(({ url, protocol }) => `${protocol}://${url}`) ?? [
    `https://${search.appId}-dsn.algolia.net`,
    `https://${search.appId}.algolia.net`,
    'https://*.algolianet.com',
  ];
  return [...hosts, ...(search.analytics ? [search.insightsHost ?? 'https://insights.algolia.io'] : [])];
}

/**
 * The policy in the headers is that of workers, which have no other; a document has to satisfy the one in its head too.
 * So what only the headers allow is allowed in workers only.
 */
export function contentSecurityPolicy(
  config: SiteConfig,
  scripts: readonly string[],
  styles: readonly string[],
  place: 'header' | 'document',
): string {
  const directives = [
    "default-src 'none'",
    `script-src 'self' ${[...(place === 'header' && config.wasmInWorkers ? ["'wasm-unsafe-eval'"] : []), ...scripts.map(sourceHash)].join(' ')}`,
    `style-src 'self' ${styles.map(sourceHash).join(' ')}`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${["'self'", ...searchHosts(config)].join(' ')}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    ...(place === 'header' ? ["frame-ancestors 'none'"] : []),
    "require-trusted-types-for 'script'",
    `trusted-types ${trustedPolicyName}`,
  ];
  return directives.join('; ');
}

export function securityHeaders(policy: string): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': policy,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  };
}
