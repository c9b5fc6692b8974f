import { expect, test } from 'vitest';
import { loadTiny, page } from '../../../tests/fixtures/tiny-project.ts';
import { writersToolbar } from './site.ts';

const links = (html: string) =>
  [...html.matchAll(/<a href="([^"]*)"([^>]*)>([^<]*)</g)].map(([, href, more, text]) => [href, text, more]);

test('versions in which the page reads the same are one group, and the current one is marked', async () => {
  const files = { 'content/api/install.mdx': page("versions: '*'", 'One.<When versions="<2.0"> Two.</When>') };
  const toolbar = writersToolbar(await loadTiny({ files }, '/docs'));
  expect(links(toolbar('/api/install'))).toEqual([
    ['/docs/api/1.0/install', '1.0', ''],
    ['/docs/api/install', '2.0, next', ' aria-current="true"'],
    ['/docs/api/install?compare=all', 'Mark ranges', ' data-compare="all"'],
  ]);
});

test('an unversioned page has no toolbar', async () => {
  const toolbar = writersToolbar(await loadTiny());
  expect([toolbar('/'), toolbar('/api/nowhere')]).toEqual(['', '']);
});
