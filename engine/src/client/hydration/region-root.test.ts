// @vitest-environment happy-dom
/** Regions of a document: hydrated as they are, rendered again after damage, and put back where they belong. */
import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { fixture } from '../../../tests/fixtures/search-pages.ts';
import { site } from '../../../tests/fixtures/virtual-site.ts';
import { idPrefix } from '../../config/ids.ts';
import { Region } from '../../shell/regions.tsx';
import type { ShellServices } from '../../shell/services.ts';
import type { ShellView } from '../../shell/view.ts';
import { pageWithoutTopic } from '../../site/generated-page.ts';
import { pageData } from '../../site/page-data.ts';
import { type RegionRoot, regionRoot } from './region-root.tsx';

const { meta } = fixture('2.0', []);
const services: ShellServices = { search: { prepare: () => {}, open: () => {}, toggle: () => {} } };

function viewOf(title: string): ShellView {
  const { doc, record } = pageWithoutTopic({ id: title, path: title, title, description: '', body: '' });
  return { site, page: pageData(site, meta, doc, record), preferred: '2.0', body: `<p>${title}</p>` };
}

const first = viewOf('first');
const region = () => document.querySelector('[data-region=page]');
const heading = () => region()?.querySelector('h1')?.textContent;

let reported: MockInstance;

beforeEach(() => {
  const html = renderToString(createElement(Region, { name: 'page', view: first }), {
    identifierPrefix: idPrefix('page'),
  });
  document.body.innerHTML = `<div class="below-sidebar"><div data-region="page">${html}</div></div>`;
  reported = vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
});

async function hydrated(): Promise<RegionRoot> {
  const root = regionRoot('page', services);
  await root.hydrate(first);
  return root;
}

const show = (root: RegionRoot, view: ShellView) => {
  flushSync(() => root.updateInNewElement(view));
  root.swap();
};

test('the nodes of the document stay', async () => {
  const nodes = [...document.querySelectorAll('[data-region] *')];
  await hydrated();
  expect(nodes.length).toBeGreaterThan(5);
  expect(nodes.filter((node) => !node.isConnected && !node.matches('noscript *'))).toEqual([]);
  expect(reported).not.toHaveBeenCalled();
});

test('another page is shown in a new element, in the same place', async () => {
  const root = await hydrated();
  const before = region();
  show(root, viewOf('second'));
  expect(heading()).toBe('second');
  expect(before?.isConnected).toBe(false);
  expect(document.querySelectorAll('[data-region=page]')).toHaveLength(1);
  expect(region()?.parentElement?.className).toBe('below-sidebar');
});

test('an update in place keeps the element', async () => {
  const root = await hydrated();
  const before = region();
  flushSync(() => root.update(viewOf('second')));
  expect(heading()).toBe('second');
  expect(region()).toBe(before);
});

test('an article that was changed before hydration is there afterwards, and the change is reported', async () => {
  document.querySelector('h1')?.replaceChildren('changed by an extension');
  await hydrated();
  await vi.waitFor(() => expect(heading()).toBe('first'));
  expect(reported.mock.calls.map(([text]) => text)).toContain(
    'The region "page" was changed before hydration and is rendered again.',
  );
});

test.each([
  ['its element', () => region()?.remove()],
  ['its content', () => region()?.replaceChildren()],
])('a region that lost %s before hydration is rendered', async (_, damage) => {
  damage();
  await hydrated();
  expect(heading()).toBe('first');
  expect(region()?.parentElement?.className).toBe('below-sidebar');
});

test('a region that was removed after hydration is there again on the next page', async () => {
  const root = await hydrated();
  region()?.remove();
  show(root, viewOf('second'));
  expect(heading()).toBe('second');
});

test('an article whose update fails after changes to its nodes is rendered again', async () => {
  const root = await hydrated();
  for (const element of document.querySelectorAll('main *')) element.remove();
  flushSync(() => root.update(viewOf('second')));
  expect(reported.mock.calls.map(([text]) => text)).toContain('The region "page" failed in part.');
  await vi.waitFor(() => expect(heading()).toBe('second'));
});

test('a document without the place of a region is refused', () => {
  document.body.innerHTML = '';
  expect(() => regionRoot('page', services)).toThrow('The document has no place for the region "page".');
});
