import { expect, test } from 'vitest';
import { pageName, setOfPath } from './page-name.ts';

test.each([
  ['guide/install', '/guide/install', ''],
  ['/docs/api/1.0/install.md#on-linux', '/docs/api/1.0/install', 'on-linux'],
  ['https://docs.example/api/install.html?q=1#a%20b', '/api/install', 'a b'],
  ['https://docs.example/api/#x:~:text=word', '/api', 'x'],
  [' install/ ', '/install', ''],
  ['index', '/', ''],
  ['/', '/', ''],
  ['100%', '/100%', ''],
  ['What is a proof?', '/What is a proof', ''],
])('%s', (name, path, anchor) => {
  expect(pageName(name)).toEqual({ path, anchor });
});

const starts = { '1.0': '/docs/api/1.0', '2.0': '/docs/api', next: '/docs/api/next/', learn: '/docs/' };

test.each([
  ['/docs/api/1.0/install', '1.0', 'install'],
  ['/api/1.0/install', '1.0', 'install'],
  ['/1.0/install', '1.0', 'install'],
  ['/docs/api/install', '2.0', 'install'],
  ['/api', '2.0', ''],
  ['/docs/api/next', 'next', ''],
])('%s is in %s', (path, set, below) => {
  expect(setOfPath(path, starts, '/docs')).toEqual({ set, below });
});

test.each(['/install', '/docs/faq', '/faq', '/docs', '/', '/apiary', '/1.05/install'])(
  '%s names no version',
  (path) => {
    expect(setOfPath(path, starts, '/docs')).toBeNull();
  },
);
