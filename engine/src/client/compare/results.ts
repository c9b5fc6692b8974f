/** What a comparison shows: the state of its bar, and the matching change of the page. */

import { site } from 'virtual:site';
import type { Patch } from '../../compare/diff/patch.ts';
import type { PageData, PageLink } from '../../model/page-data.ts';
import { addressIn, resolveBody } from '../../site/page-data.ts';
import { WorkerLink } from '../../transport/ask-worker.ts';
import { describeRange } from '../../versions/range.ts';
import { pageAddress } from '../address.ts';
import type { Data, FoundPage } from '../data.ts';
import { trustedUrl } from '../trusted.ts';
import type { CompareState } from './compare-bar.tsx';
import type { CompareTasks } from './compare-worker.ts';
import workerUrl from './compare-worker.ts?worker&url';

let link: WorkerLink<CompareTasks> | undefined;

/** The worker, which is started before the data is loaded, and again if it is broken. */
export function compareWorker(): WorkerLink<CompareTasks> {
  if (!link || link.broken) link = new WorkerLink(new Worker(trustedUrl(workerUrl), { type: 'module' }));
  return link;
}

async function pageAt(data: Data, href: string): Promise<FoundPage> {
  const address = pageAddress(site, href);
  const page = address && (await data.page(address.set, address.path));
  if (!page) throw new Error(`There is no page at ${href}.`);
  return page;
}

export interface CompareResult {
  readonly state: CompareState;
  readonly patch?: Patch;
}

export const problem = (
  message: string,
  more: { readonly links?: readonly PageLink[]; readonly canRetry?: boolean } = {},
): CompareResult => ({
  state: { type: 'problem', message, links: [], canRetry: false, ...more },
});

/** The page and another version of it, from the older to the newer one. `asked` may be any text. */
export async function compareWith(data: Data, page: PageData, asked: string): Promise<CompareResult> {
  if (!page.version) return problem('This page has no versions: it applies to all of them.');
  const version = page.versions.find(({ label }) => label === asked);
  if (!version) return problem(`There is no version “${asked.slice(0, 20)}”.`);
  if (version.current) return problem(`You are reading the page of ${asked}.`);
  if (!version.sameTopic) {
    const root = site.versions.find(({ label }) => label === asked)?.path ?? '';
    // The topics that it replaced, and the one that replaced it.
    const { precededBy = [], successor } = (await pageAt(data, page.href)).record;
    const links = [...precededBy, ...(successor ? [successor] : [])].flatMap(({ title: label, places }) =>
      places
        .filter(({ versions }) => versions.includes(asked))
        .map(({ path }) => ({ label, href: addressIn(site, root, path) })),
    );
    return problem(`${asked} has no page “${page.title}”.${links.length ? ' It covers the subject in' : ''}`, {
      links: links.length ? links : [{ label: `Documentation of ${asked}`, href: version.href }],
    });
  }
  const loaded = await Promise.all([pageAt(data, version.href), pageAt(data, page.href)]);
  const [other, shown] = loaded.map(({ record, set }) => ({
    title: record.title,
    body: resolveBody(record.body, site, set.path),
  })) as [{ title: string; body: string }, { title: string; body: string }];
  const patch = await compareWorker().ask({
    type: 'compare',
    ...(isNewer(page, asked)
      ? { before: shown, after: other, shown: 'before' }
      : { before: other, after: shown, shown: 'after' }),
  });
  return { state: { type: 'shown', what: 'change', count: patch.count, current: 0 }, patch };
}

export const isNewer = ({ versions }: PageData, label: string): boolean =>
  versions.findIndex((version) => version.label === label) < versions.findIndex(({ current }) => current);

/** The page with a note above each block that only some versions have. */
export async function compareAll(data: Data, page: PageData): Promise<CompareResult> {
  const places = page.versions.filter(({ sameTopic }) => sameTopic);
  // Links differ in each version: bodies are compared before they are filled in.
  const bodyAt = async (href: string) => (await pageAt(data, href)).record.body;
  const others = await Promise.all(
    places.map(async ({ label, href }) => ({ labels: [label], body: await bodyAt(href) })),
  );
  const labels = await compareWorker().ask({ type: 'since', shown: await bodyAt(page.href), others });
  const among = site.versions.filter(({ label }) => places.some((place) => place.label === label)).reverse();
  const badges = labels.map((list) =>
    describeRange(
      among.filter(({ label }) => list.includes(label)),
      among,
    ),
  );
  const count = badges.filter(Boolean).length;
  const parts = badges.flatMap((badge, i) => (badge ? [`<p class="since-when" data-change>${badge}</p>`, i] : [i]));
  return {
    state: { type: 'shown', what: 'passage', count, current: 0 },
    patch: { parts, blocks: badges.length, count },
  };
}
