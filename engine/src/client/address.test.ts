import { expect, test } from 'vitest';
import type { SiteInfo } from '../model/site-info.ts';
import { pageAddress } from './address.ts';

const versions = [
  { label: 'next', path: '/api/next' },
  { label: '3.0', path: '/api' },
  { label: '1.0', path: '/api/1.0' },
];
const site = (base: string) => ({ base, versions }) as unknown as SiteInfo;

test.each([
  ['', '/', 'learn', ''],
  ['', '/faq', 'learn', 'faq'],
  ['', '/faq/', 'learn', 'faq'],
  ['', '/faq.html', 'learn', 'faq'],
  ['', '/proof-system/index.html', 'learn', 'proof-system'],
  ['', '/api', '3.0', ''],
  ['', '/api/', '3.0', ''],
  ['', '/api/guide/install', '3.0', 'guide/install'],
  ['', '/api/1.0', '1.0', ''],
  ['', '/api/1.0/guide/install', '1.0', 'guide/install'],
  ['', '/api/1.00/x', '3.0', '1.00/x'],
  ['', '/apix', 'learn', 'apix'],
  ['/docs', '/docs', 'learn', ''],
  ['/docs', '/docs/', 'learn', ''],
  ['/docs', '/docs/api/next/recursion', 'next', 'recursion'],
])('base %j: %s is %s, %j', (base, pathname, set, path) => {
  expect(pageAddress(site(base), pathname)).toEqual({ set, path });
});

test.each([
  ['/docs', '/'],
  ['/docs', '/docsx/faq'],
  ['/docs', '/api'],
])('base %s: %s is not ours', (base, pathname) => {
  expect(pageAddress(site(base), pathname)).toBeNull();
});

test.each([
  ['/api/2.0.0', '3.0', '2.0.0'],
  ['/api/1.0/node.js', '1.0', 'node.js'],
  ['/api/next/v1.2', 'next', 'v1.2'],
  ['/data', 'learn', 'data'],
  ['/datasets/x', 'learn', 'datasets/x'],
])('%s is a page', (pathname, set, path) => {
  expect(pageAddress(site(''), pathname)).toEqual({ set, path });
});
