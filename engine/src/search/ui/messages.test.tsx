// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { SearchMessages } from './messages.tsx';

const response = { query: 'kilm', scope: '2.0', groups: [], total: 0, suggestions: ['kiln'], unknownWords: true };

const environment = {
  feedbackUrl: (query: string) => `https://forge.example/new?title=${query}`,
  namesUrl: '/names.json',
  commands: ['kiln'],
  upgradeUrl: (from: string, to: string) => `/docs/upgrade?from=${from}&to=${to}`,
  help: [
    { label: 'Troubleshooting', href: '/docs/troubleshooting' },
    { label: 'Forum', href: 'https://forum.example' },
  ],
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('without results, it offers a spelling, other versions, where help is, and a report', () => {
  const shown = renderToStaticMarkup(
    <SearchMessages
      search={{ status: 'idle', response, otherVersions: { words: ['kilm'], versions: ['1.0'] }, retry: () => {} }}
      environment={environment}
      onSuggestion={() => {}}
      onScope={() => {}}
    />,
  );
  const order = [
    'aria-label="Search version 1.0"',
    'No results for <q>kilm</q>',
    'Try searching for',
    '>kiln</button>',
    '<a href="/docs/troubleshooting">Troubleshooting</a>, <a href="https://forum.example">Forum</a>',
    'href="https://forge.example/new?title=kilm"',
  ].map((part) => shown.indexOf(part));
  expect(order).toEqual([...order].sort((a, b) => a - b));
  expect(order).not.toContain(-1);
});

const names = {
  ranges: { '*': ['1.0', '2.0'], '1.0': ['1.0'] },
  names: [{ path: 'kiln::fire_up', kind: 'function', of: 'kiln', versions: '1.0', use: '`ignite`' }],
};
const messagesFor = (query: string) => (
  <SearchMessages
    search={{ status: 'idle', response: { ...response, query }, otherVersions: null, retry: () => {} }}
    environment={environment}
    onSuggestion={() => {}}
    onScope={() => {}}
  />
);

test('a name that is gone: until when, what replaced it, and the guide; the file is fetched for names only', async () => {
  const fetched = vi.fn(async () => Response.json(names));
  vi.stubGlobal('fetch', fetched);
  const { rerender } = render(messagesFor('how to fire a kiln'));
  expect(fetched).not.toHaveBeenCalled();
  rerender(messagesFor('fire_up'));
  const link = await waitFor(() => screen.getByText('Upgrade from 1.0'));
  expect(link.parentElement?.textContent).toBe(
    'fire_up: not in 2.0; until 1.0; use ignite (function, kiln). Upgrade from 1.0',
  );
  expect(link.getAttribute('href')).toBe('/docs/upgrade?from=1.0&to=2.0');
  rerender(messagesFor('fire'));
  expect(screen.queryByText(/not in 2.0/)).toBeNull();
});
