import { expect, test } from 'vitest';
import { parseLink } from './links.ts';

const schemes = {
  src: { form: 'src:FILE', about: 'Source', address: (target: string) => `https://example.com/${target}` },
};

test.each([
  ['api:guides/install#linux', { type: 'topic', id: 'guides/install', version: null, anchor: 'linux' }],
  ['api@2.0.0:index', { type: 'topic', id: 'index', version: '2.0.0', anchor: '' }],
  ['/', { type: 'page', id: 'index', anchor: '' }],
  ['/background/codes#distance', { type: 'page', id: 'background/codes', anchor: 'distance' }],
  ['#here', { type: 'anchor', anchor: 'here' }],
  ['term:proof', { type: 'term', id: 'proof' }],
  ['src:lib/main.c#L3', { type: 'scheme', scheme: 'src', target: 'lib/main.c#L3' }],
  ['https://example.com/#x', { type: 'external', href: 'https://example.com/#x' }],
  ['https://example.com/?q="a b"', { type: 'external', href: 'https://example.com/?q=%22a%20b%22' }],
  ['mailto:a@example.com', { type: 'external', href: 'mailto:a@example.com' }],
])('%s', (href, link) => {
  expect(parseLink(href, schemes)).toEqual(link);
});

test.each([
  'install',
  './install',
  '../install',
  '//example.com',
  'javascript:alert(1)',
  'data:text/html,x',
  'api:',
  'src:',
  'constructor:x',
  '__proto__:x',
  '',
])('%j is refused', (href) => {
  const problem = {
    message: `"${href}" is not a recognized link.`,
    remedy: expect.stringMatching(/^Write api:TOPIC,.*, src:FILE, or/),
  };
  expect(() => parseLink(href, schemes)).toThrow(expect.objectContaining(problem));
});
