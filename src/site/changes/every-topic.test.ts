/** The invariant of comparisons, for every topic and every pair of consecutive versions of this site. */
import { expect, test } from 'vitest';
import { ownSite } from '../../../tests/fixtures/own-site.ts';
import { resolveBody } from '../page-data.ts';
import { compareBodies } from './compare.ts';
import { type Element, parseHtml, textOf } from './tree.ts';

/** The text without white space, which browsers collapse. */
const shown = (...given: Parameters<typeof textOf>) => textOf(...given).replace(/\s+/g, '');

const without =
  (mark: 'ins' | 'del') =>
  ({ tag }: Element) =>
    tag === mark;

test('a comparison without its insertions is the old page, without its deletions the new one', async () => {
  const { info, sets } = await ownSite();
  const versions = sets.filter(({ version }) => version);
  let compared = 0;
  for (const [i, newer] of versions.entries()) {
    const older = versions[i - 1];
    for (const { topic, record } of newer.pages) {
      const before = older?.pages.find((page) => page.topic === topic)?.record;
      if (!older || !before) continue;
      const [oldBody, newBody] = [resolveBody(before.body, info, older.meta.path), resolveBody(record.body, info, newer.meta.path)];
      for (const [from, to] of [
        [oldBody, newBody],
        [newBody, oldBody],
      ] as const) {
        const { html, count } = compareBodies(from, to);
        const tree = parseHtml(html);
        const name = `${topic.id}, ${older.meta.label} and ${newer.meta.label}`;
        expect(shown(tree, without('ins')), name).toBe(shown(parseHtml(from)));
        expect(shown(tree, without('del')), name).toBe(shown(parseHtml(to)));
        expect(html.match(/ data-change="/g)?.length ?? 0).toBe(count);
        if (before === record) expect(count).toBe(0);
      }
      compared++;
    }
  }
  expect(compared).toBeGreaterThan(versions.length);
});
