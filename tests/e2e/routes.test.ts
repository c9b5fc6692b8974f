/** Every route of the specification, served: in all versions that have it, with its redirects. */
import { describe, expect, inject, test } from 'vitest';
import apiPages from '../api-pages.json' with { type: 'json' };
import { latest, shownLabels } from '../versions.ts';

const site = inject('site').replace(/\/$/, '');
const get = (address: string) => fetch(site + address, { redirect: 'manual' });

const topLevel = [
  '/',
  '/litepaper',
  '/search',
  '/contributors-guide',
  '/education',
  '/faq',
  '/studyclub',
  '/terminology',
  '/proof-system',
  ...['proof-system-sequence-diagram', 'stark-by-hand', 'what-is-a-trace'].map((name) => `/proof-system/${name}`),
  '/reference-docs',
  ...[
    'about-arithmetic-circuits',
    'about-finite-fields',
    'about-finite-fields-exercises',
    'about-fri',
    'about-ntts-and-fourier',
    'about-plonk',
    'about-risc-v',
    'about-rs-codes',
    'about-starks',
  ].map((name) => `/reference-docs/${name}`),
];

test.each(topLevel)('%s', async (address) => {
  const answer = await get(address);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toMatch(
    /<title>([^<|]+ \| RISC Zero Developer Docs|RISC Zero Developer Docs \| [^<|]+)<\/title>/,
  );
});

describe('the API documentation', () => {
  test.each(apiPages.versions.filter((label) => shownLabels.includes(label)))(
    'version %s has every page',
    async (label) => {
      const root = label === latest ? '/api' : `/api/${label}`;
      const paths = Object.entries(apiPages.pages).flatMap(([at, labels]) => (labels.includes(label) ? [at] : []));
      expect(paths.length).toBeGreaterThan(10);
      for (const at of paths) {
        const address = at ? `${root}/${at}` : root;
        expect([address, (await get(address)).status]).toEqual([address, 200]);
      }
    },
  );
});

test.each([
  ['/tech_faq', '/faq'],
  [`/api/${latest}/zkvm/install`, '/api/zkvm/install'],
  ['/api/zkvm/overview', '/api/zkvm'],
  [`/api/${shownLabels[0]}/zkvm/overview`, `/api/${shownLabels[0]}/zkvm`],
  ['/api/zkvm/quickstart.html', '/api/zkvm/quickstart'],
  ['/api/zkvm/index.html', '/api/zkvm'],
  ['/zkvm/quickstart?from=mail', '/api/zkvm/quickstart?from=mail'],
  ['/bonsai', '/api/generating-proofs/remote-proving'],
])('%s leads to %s', async (from, to) => {
  const answer = await get(from);
  expect([answer.status, answer.headers.get('location')]).toEqual([from.endsWith('.html') ? 308 : 307, to]);
});

test('an unknown address shows the not-found page', async () => {
  const answer = await get('/no-such-page');
  expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining('Page not found')]);
});
