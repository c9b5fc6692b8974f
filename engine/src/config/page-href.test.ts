import { expect, test } from 'vitest';
import { tinyConfig } from '../../tests/fixtures/tiny-project.ts';
import { linkHref, pageHref } from './page-href.ts';
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
  ['/docs', '/api/node.js', '/docs/api/node.js', '/docs/api/node.js/'],
  ['', '/api/2.0.0', '/api/2.0.0', '/api/2.0.0/'],
  ['', '/api/2.0.0?from=1/2#c/d', '/api/2.0.0?from=1/2#c/d', '/api/2.0.0/?from=1/2#c/d'],
])('below "%s", "%s" is at %s, or at %s', (base, path, plain, slashed) => {
  const config = readSiteConfig(tinyConfig);
  expect(pageHref({ base, config }, path)).toBe(plain);
  expect(pageHref({ base, config: { ...config, trailingSlash: true } }, path)).toBe(slashed);
});

test.each([
  ['/llms.txt#top', '/docs/llms.txt#top'],
  ['/CNAME?v=1', '/docs/CNAME?v=1'],
  ['/node.js', '/docs/node.js/'],
  ['/faq#why', '/docs/faq/#why'],
  ['https://tiny.example/faq', 'https://tiny.example/faq'],
  ['mailto:a@tiny.example', 'mailto:a@tiny.example'],
])('the list of files says that the link %s leads to %s', (written, href) => {
  const config = { ...readSiteConfig(tinyConfig), trailingSlash: true };
  expect(linkHref({ base: '/docs', config, files: ['/llms.txt', '/CNAME'] }, written)).toBe(href);
});
