/**
 * One page of every kind of this site fits a phone, has no layout shift, and is accessible. That pages are complete
 * without script, and accessible on a narrow screen, doesn't depend on their content: the engine's tests say so of each
 * kind. Colors are checked where all of the site's colors are; `islands.test.ts` has those of the islands.
 */
import {
  expectSteadyAndAccessible,
  expectSteadyAndStructured,
  expectToFitPhone,
  openOnPhone,
} from 'onesource/testing/e2e/page-checks';
import { useSite } from 'onesource/testing/e2e/site';
import { test } from 'vitest';
import { shownLabels } from '../versions.ts';

const site = useSite();

const colored = {
  home: '/',
  'guide with code': '/api/zkvm/quickstart',
  'oldest version': `/api/${shownLabels[0]}`,
  'data tables': '/api/blockchain-integration/contracts/verifier',
  'changes of a version': `/api/${shownLabels.at(-3)}/changes`,
};
const others = {
  'start of the documentation': '/api',
  'guide with tabs': '/api/blockchain-integration/shrink-wrapping',
  'upgrade guide': '/api/upgrade/1.2',
  'unversioned page with a sidebar': '/education',
  'unversioned page without one': '/faq',
  'formulas and an island': '/reference-docs/about-fri',
  diagram: '/proof-system/proof-system-sequence-diagram',
  glossary: '/terminology',
  search: '/search?q=receipt',
  'not found': '/no-such-page',
};

test('every kind of page fits a phone before hydration', async () => {
  const page = await openOnPhone(site);
  for (const path of Object.values({ ...colored, ...others })) await expectToFitPhone(site, page, path);
});

test.each(Object.entries(colored))('%s has no layout shift, is accessible, and fits a phone', (_, path) =>
  expectSteadyAndAccessible(site, path),
);

test.each(Object.entries(others))('%s has no layout shift, has accessible content, and fits a phone', (_, path) =>
  expectSteadyAndStructured(site, path),
);
