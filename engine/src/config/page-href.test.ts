import { expect, test } from 'vitest';
import { tinyConfig } from '../../tests/fixtures/tiny-project.ts';
import { pageHref } from './page-href.ts';
import { readSiteConfig } from './site-config.ts';

test.each([
  ['', '', '/', '/'],
  ['', '/', '/', '/'],
  ['/docs', '', '/docs', '/docs/'],
  ['/docs', '/', '/docs/', '/docs/'],
  ['', '/faq', '/faq', '/faq/'],
  ['', '/faq/', '/faq/', '/faq/'],
  ['', '/#why', '/#why', '/#why'],
  ['/docs', '/faq#why', '/docs/faq#why', '/docs/faq/#why'],
  ['/docs', '/llms.txt#top', '/docs/llms.txt#top', '/docs/llms.txt#top'],
  ['', '/api/2.0.0', '/api/2.0.0', '/api/2.0.0/'],
  ['', '/api/2.0.0?from=1/2#c/d', '/api/2.0.0?from=1/2#c/d', '/api/2.0.0/?from=1/2#c/d'],
])('below "%s", "%s" is at %s, or at %s', (base, path, plain, slashed) => {
  const config = readSiteConfig(tinyConfig);
  expect(pageHref({ base, config }, path)).toBe(plain);
  expect(pageHref({ base, config: { ...config, trailingSlash: true } }, path)).toBe(slashed);
});
