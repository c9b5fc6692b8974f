import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { versions } from '../../content/versions.ts';
import apiPages from '../../tests/fixtures/api-pages.json' with { type: 'json' };
import { readLibrary } from '../content/library.ts';
import { makeVersionTable } from '../versions/table.ts';
import { siteRedirects } from './redirects.ts';

const table = makeVersionTable(versions, '/api');
const library = readLibrary(path.resolve('.'), table);
const redirects = siteRedirects(library);
const target = new Map(redirects.map(({ from, to }) => [from, to]));
const addresses = new Set(
  [...table.all, null].flatMap((version) =>
    library.inVersion(version).map((topic) => `${version?.path ?? ''}/${topic.path(version)}`.replace(/(.)\/$/, '$1')),
  ),
);

describe('old addresses', () => {
  test.each([
    ['/tech_faq', '/faq'],
    ['/bonsai', '/api/generating-proofs/remote-proving'],
    ['/bonsai/quickstart', '/api/generating-proofs/remote-proving'],
    ['/zkvm', '/api/zkvm'],
    ['/zkvm/quickstart', '/api/zkvm/quickstart'],
    ['/zkvm/overview', '/api/zkvm'],
    ['/api/3.0', '/api'],
    ['/api/3.0/zkvm/quickstart', '/api/zkvm/quickstart'],
    ['/api/3.0/zkvm/acceleration', '/api/zkvm/precompiles'],
    ['/api/zkvm/acceleration', '/api/zkvm/precompiles'],
    ['/api/1.0/zkvm/acceleration', '/api/1.0/zkvm/precompiles'],
    ['/api/0.18/zkvm/guest-code-101', '/api/0.18/zkvm/developer-guide/guest-code-101'],
    ['/api/zkvm/developer-guide/guest-code-101', '/api/zkvm/guest-code-101'],
    ['/api/0.18/zkvm/overview', '/api/0.18/zkvm'],
  ])('%s leads to %s', (from, to) => {
    expect(target.get(from)).toBe(to);
  });
});

test('every redirect leads to a page, at once, and hides none', () => {
  for (const { from, to } of redirects) {
    expect(addresses, `${from} -> ${to}`).toContain(to);
    expect(addresses).not.toContain(from);
  }
  expect(target.size).toBe(redirects.length);
});

test.each(table.all.map(({ label }) => label))('version %s has every page of its earlier documentation', (label) => {
  const version = table.get(label);
  const promised = Object.entries(apiPages.pages)
    .filter(([, labels]) => labels.includes(label))
    .map(([at]) => at);
  expect(promised.length).toBeGreaterThan(0);
  expect(library.inVersion(version).map((topic) => topic.path(version))).toEqual(expect.arrayContaining(promised));
});
