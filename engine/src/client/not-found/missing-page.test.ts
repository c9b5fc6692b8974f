import { describe, expect, test } from 'vitest';
import type { SetMeta } from '../../model/record.ts';
import type { SiteInfo } from '../../model/site-info.ts';
import { missingPage } from './missing-page.ts';
import { otherSpellings, queryOf } from './not-found.ts';

const versions = ['next', '3.0', '2.1', '2.0.0', '1.0'].map((label) => ({
  label,
  path: label === '3.0' ? '/api' : `/api/${label}`,
  status: label === '3.0' ? 'latest' : 'superseded',
}));
const site = { base: '/docs', config: { trailingSlash: false }, versions } as unknown as SiteInfo;

const meta = (label: string | null, path: string, pages: Readonly<Record<string, string>>) =>
  ({
    name: label ?? 'learn',
    label,
    path,
    docs: Object.entries(pages).map(([at, title]) => ({ id: title, path: at, label: title })),
  }) as unknown as SetMeta;

const common = { '': 'Start', 'guides/receipts': 'Receipts' };
const metas = [
  meta('1.0', '/api/1.0', { '': 'Start', receipts: 'Receipts' }),
  meta('2.0.0', '/api/2.0.0', common),
  meta('2.1', '/api/2.1', { ...common, 'guides/debugger': 'Debugger' }),
  meta('3.0', '/api', { ...common, 'guides/debugger': 'Debugger', 'other/receipts': 'Receipts in general' }),
  meta('next', '/api/next', { ...common, 'guides/debugger': 'Debugger', 'guides/planned': 'Planned' }),
  meta(null, '', { '': 'Home', faq: 'Questions', 'background/faq': 'Questions' }),
];

const asked = (address: string) => missingPage(site, address, metas);

describe('a page that the version lacks names the versions that have it', () => {
  test('of a version that the site has, the closest first', () => {
    expect(asked('/api/1.0/guides/debugger')).toEqual({
      type: 'other-versions',
      title: 'Debugger',
      asked: '1.0',
      isVersion: true,
      versions: [
        { label: '2.1', href: '/docs/api/2.1/guides/debugger' },
        { label: '3.0', href: '/docs/api/guides/debugger' },
        { label: 'next', href: '/docs/api/next/guides/debugger' },
      ],
    });
    expect(asked('/api/guides/planned')).toMatchObject({ asked: '3.0', versions: [{ label: 'next' }] });
  });

  test('of a version that the site lacks, with the path of the page in each', () => {
    const missing = asked('/api/2.0/guides/receipts');
    expect(missing).toMatchObject({ type: 'other-versions', title: 'Receipts', asked: '2.0', isVersion: false });
    expect(missing).toMatchObject({
      versions: [
        { label: '2.0.0' },
        { label: '1.0', href: '/docs/api/1.0/receipts' },
        { label: '2.1' },
        { label: '3.0', href: '/docs/api/guides/receipts' },
        { label: 'next' },
      ],
    });
    expect(asked('/api/v9/guides/receipts')).toMatchObject({
      asked: 'v9',
      versions: [{ label: '3.0' }, {}, {}, {}, {}],
    });
    expect(asked('/api/2.7')).toMatchObject({
      title: 'Start',
      isVersion: false,
      versions: [{ label: '2.1' }, {}, {}, {}, {}],
    });
  });
});

describe('an address that no version has gets similar pages', () => {
  test.each([
    ['/api/guides/recepits', ['Receipts']],
    ['/api/2.0/guides/debuger', ['Debugger']],
    ['/api/2.1/guide/debugger', ['Debugger']],
    ['/faqs', ['Questions']],
    ['/api/nothing-like-it', []],
  ])('%s: %j', (address, labels) => {
    const missing = asked(address);
    expect(missing.type === 'similar' && missing.pages.map(({ label }) => label)).toEqual(labels);
  });

  test('with their addresses if their titles are the same', () => {
    expect(asked('/learn/faq')).toEqual({
      type: 'similar',
      pages: [
        { label: 'Questions (/faq)', href: '/docs/faq' },
        { label: 'Questions (/background/faq)', href: '/docs/background/faq' },
      ],
    });
  });

  test('and a page that the host just doesn’t find is offered itself', () => {
    const missing = asked('/api/2.1/guides/debugger');
    expect(missing).toMatchObject({ type: 'similar', pages: [{ href: '/docs/api/2.1/guides/debugger' }] });
  });
});

test.each([
  ['/docs/faq/', ['/docs/faq']],
  ['/docs/faq.html', ['/docs/faq']],
  ['/docs/faq/index.html', ['/docs/faq']],
  ['/docs/faq/index', ['/docs/faq']],
  ['/docs/FAQ', ['/docs/faq']],
  ['/docs/FAQ/', ['/docs/FAQ', '/docs/faq']],
  ['/docs//api//install', ['/docs/api/install']],
  ['/docs/index.html', ['/docs/']],
  ['/docs/%66aq', ['/docs/faq']],
  ['/docs/faq', []],
  ['/docs/', []],
  ['/docs/100%', []],
  ['/other/faq/', []],
])('%s may be at %j', (pathname, spellings) => {
  expect(otherSpellings(site, pathname)).toEqual(spellings);
});

test('with a slash at the end of addresses, so have the spellings', () => {
  const slashed = { base: '', config: { trailingSlash: true } } as unknown as SiteInfo;
  expect(otherSpellings(slashed, '/docs/install.html')).toEqual(['/docs/install/']);
  expect(otherSpellings(slashed, '/docs/install')).toEqual(['/docs/install/']);
  expect(otherSpellings(slashed, '/docs/install/')).toEqual([]);
  expect(otherSpellings(slashed, '/index')).toEqual(['/']);
});

test.each([
  ['/api/zkvm/io-codecs', 'io codecs'],
  ['/docs/FAQ.html', 'FAQ'],
  ['/%E0%A4%A', 'E0 A4 A'],
  [`/${'a'.repeat(100)}`, 'a'.repeat(64)],
])('the query of %s is "%s"', (pathname, query) => {
  expect(queryOf(pathname)).toBe(query);
});
