import { expect, test } from 'vitest';
import { docsRsAddress, parseLink } from './links.ts';

test.each([
  ['api:zkvm/install#linux', { type: 'topic', id: 'zkvm/install', version: null, anchor: 'linux' }],
  ['api@2.0.0:index', { type: 'topic', id: 'index', version: '2.0.0', anchor: '' }],
  ['/', { type: 'page', id: 'index', anchor: '' }],
  ['/reference-docs/about-fri#folding', { type: 'page', id: 'reference-docs/about-fri', anchor: 'folding' }],
  ['#here', { type: 'anchor', anchor: 'here' }],
  ['term:receipt', { type: 'term', id: 'receipt' }],
  ['src:risc0/zkvm/src/lib.rs#L3', { type: 'file', path: 'risc0/zkvm/src/lib.rs', fragment: '#L3' }],
  ['docsrs:risc0-zkvm', { type: 'external', href: 'docsrs:risc0-zkvm' }],
  ['https://example.com/#x', { type: 'external', href: 'https://example.com/#x' }],
  ['https://example.com/?q="a b"', { type: 'external', href: 'https://example.com/?q=%22a%20b%22' }],
  ['mailto:a@example.com', { type: 'external', href: 'mailto:a@example.com' }],
])('%s', (href, link) => {
  expect(parseLink(href)).toEqual(link);
});

test.each(['install', './install', '../install', '//example.com', 'javascript:alert(1)', 'data:text/html,x', 'api:', ''])(
  '%j is refused',
  (href) => {
    expect(() => parseLink(href)).toThrow(/in no form this site knows/);
  },
);

test.each([
  ['docsrs:risc0-zkvm', 'https://docs.rs/risc0-zkvm/3.0.6/risc0_zkvm/index.html'],
  ['docsrs:risc0-zkvm/struct.ProverOpts', 'https://docs.rs/risc0-zkvm/3.0.6/risc0_zkvm/struct.ProverOpts.html'],
  ['docsrs:risc0-zkvm/struct.ProverOpts#method.fast', 'https://docs.rs/risc0-zkvm/3.0.6/risc0_zkvm/struct.ProverOpts.html#method.fast'],
  ['docsrs:risc0-zkvm/guest/env', 'https://docs.rs/risc0-zkvm/3.0.6/risc0_zkvm/guest/env/index.html'],
])('%s at docs.rs', (link, address) => {
  expect(docsRsAddress(link, '3.0.6')).toBe(address);
});
