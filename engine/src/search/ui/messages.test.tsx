import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SearchMessages } from './messages.tsx';

const response = { query: 'kilm', scope: '2.0', groups: [], total: 0, suggestions: ['kiln'], unknownWords: true };

test('without results, it offers a spelling, other versions, where help is, and a report', () => {
  const shown = renderToStaticMarkup(
    <SearchMessages
      search={{ status: 'idle', response, otherVersions: { words: ['kilm'], versions: ['1.0'] }, retry: () => {} }}
      environment={{
        feedbackUrl: (query) => `https://forge.example/new?title=${query}`,
        help: [
          { label: 'Troubleshooting', href: '/docs/troubleshooting' },
          { label: 'Forum', href: 'https://forum.example' },
        ],
      }}
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
