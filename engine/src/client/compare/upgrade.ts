/**
 * The upgrade page: shows the guide between any two versions (`?from=1.2&to=3.0`), and saves checked boxes. Loaded on
 * that page only.
 */

import { site } from 'virtual:site';
import { WorkerLink } from '../../model/ask-worker.ts';
import { fetchFile } from '../../model/fetch-file.ts';
import type { PageData } from '../../model/page-data.ts';
import type { VersionInfo } from '../../model/site-info.ts';
import { loadFailure } from '../../shell/load-failure.ts';
import { upgradePage } from '../../site/change-addresses.ts';
import { addressIn } from '../../site/page-data.ts';
import { announce, startProgress } from '../announce.ts';
import type { Data } from '../data.ts';
import { newElement } from '../new-element.ts';
import { reloadIfStale } from '../stale-build.ts';
import { trustedHtml, trustedUrl } from '../trusted.ts';
import { readUnused, restoreBoxes, saveBox, withUnused } from './checked.ts';
import type { UpgradeTasks } from './upgrade-worker.ts';
import workerUrl from './upgrade-worker.ts?worker&url';

type AskedPair =
  | { readonly type: 'pair'; readonly from: string; readonly to: string; readonly versions: readonly VersionInfo[] }
  | { readonly type: 'problem'; readonly message: string; readonly swapped?: readonly [from: string, to: string] };

const shortened = (label: string) => (label.length > 20 ? `${label.slice(0, 20)}…` : label);

/**
 * Checks the versions from an address, which may be any text.
 * @param versions newest first
 */
function askedPair(versions: readonly VersionInfo[], from: string, to: string): AskedPair {
  const oldestFirst = [...versions].reverse();
  const placeOf = (label: string) => oldestFirst.findIndex((version) => version.label === label);
  const problem = (message: string) => ({ type: 'problem' as const, message });
  const other = [from, to].find((label) => placeOf(label) < 0);
  if (other !== undefined)
    return problem(`There is no version “${shortened(other)}”. Choose two versions from the lists.`);
  const [start, end] = [placeOf(from), placeOf(to)];
  if (start === end) return problem(`You chose ${from} twice. Choose two different versions.`);
  if (start > end)
    return { ...problem(`${to} is older than ${from}, and guides lead to newer versions.`), swapped: [to, from] };
  return { type: 'pair', from, to, versions: oldestFirst.slice(start, end + 1) };
}

/** A slow phone takes long to compare all pages of two versions. */
const guideTimeoutMs = 60_000;

interface GuideParts {
  readonly form: HTMLFormElement;
  readonly from: HTMLSelectElement;
  readonly to: HTMLSelectElement;
  readonly message: HTMLElement;
  readonly container: HTMLElement;
}

function guideParts(): GuideParts | null {
  const form = document.querySelector<HTMLFormElement>('#main form[data-upgrade]');
  const message = document.querySelector<HTMLElement>('#main .upgrade-message');
  const container = document.querySelector<HTMLElement>('#main .upgrade-guide');
  const [from, to] = ['from', 'to'].map((name) => form?.elements.namedItem(name));
  if (!form || !message || !container || !(from instanceof HTMLSelectElement) || !(to instanceof HTMLSelectElement))
    return null;
  return { form, from, to, message, container };
}

const chosenIn = (select: HTMLSelectElement): string =>
  [...select.options].find(({ defaultSelected }) => defaultSelected)?.value ?? select.value;

const pageOf = (to: string): string =>
  addressIn(site, site.versions.find(({ label }) => label === to)?.path ?? '', upgradePage);

const guideAddress = (from: string, to: string): string =>
  pageOf(to) + withUnused(`${new URLSearchParams({ from, to })}`, readUnused());

function showProblem(element: HTMLElement, { message, swapped }: Extract<AskedPair, { type: 'problem' }>): void {
  element.textContent = `${message} `;
  if (!swapped) return;
  element.append(newElement('a', { href: guideAddress(...swapped) }, `Upgrade from ${swapped.join(' to ')}`));
}

function showFailure(element: HTMLElement, text: string, onRetry: () => void): void {
  const button = newElement('button', { type: 'button', class: 'button' }, 'Try again');
  button.addEventListener('click', onRetry);
  element.replaceChildren(`${text} `, button);
}

/** Replaces the guide of the document. Rejects if its data can't be loaded. */
async function replaceGuide(
  data: Data,
  { message, container }: GuideParts,
  { from, to, versions }: Extract<AskedPair, { type: 'pair' }>,
): Promise<void> {
  message.textContent = `Comparing ${from} with ${to} …`;
  const [{ pack: oldPack }, { pack: newPack }, { upgradeData }] = await Promise.all([
    data.files(from),
    data.files(to),
    data.manifest(),
  ]);
  const fetched = [oldPack, newPack, upgradeData].map((file) => fetchFile(file, (response) => response.text()));
  const [old, now, points] = (await Promise.all(fetched)) as [string, string, string];
  const worker = new Worker(trustedUrl(workerUrl), { type: 'module', name: 'upgrade' });
  const link = new WorkerLink<UpgradeTasks>(worker, guideTimeoutMs);
  const guide = await link
    .ask({
      type: 'guide',
      site: { base: site.base, config: site.config },
      versions: versions.map(({ label, path }) => ({ label, path })),
      packs: [old, now],
      data: points,
    })
    .finally(() => worker.terminate());
  if (!container.isConnected) return;
  container.innerHTML = trustedHtml(guide.html);
  restoreBoxes(container);
  message.textContent = guide.summary;
}

/**
 * Shows the guide for the query, on the upgrade page of a version. Its document contains the guide from the previous
 * version.
 */
export async function showUpgrade(data: Data, page: PageData): Promise<void> {
  const parts = guideParts();
  if (!parts) return;
  const { form, message, container } = parts;
  restoreBoxes(container);
  container.onchange = saveBox;
  const previous = chosenIn(parts.from);
  form.onsubmit = (event) => {
    event.preventDefault();
    location.assign(guideAddress(parts.from.value, parts.to.value));
  };

  const query = new URLSearchParams(location.search);
  if (!query.has('from') && !query.has('to')) return;
  const asked = askedPair(site.versions, query.get('from') ?? previous, query.get('to') ?? chosenIn(parts.to));
  if (asked.type === 'problem') {
    showProblem(message, asked);
    announce(message.textContent);
    return;
  }
  const { from, to } = asked;
  if (to !== page.version) {
    location.replace(guideAddress(from, to));
    return;
  }
  parts.from.value = from;
  const heading = `Upgrade from ${from} to ${to}`;
  document.title = page.documentTitle.replace(page.title, heading);
  if (from === previous) return;

  const progress = startProgress();
  container.setAttribute('aria-busy', 'true');
  try {
    await replaceGuide(data, parts, asked);
    if (container.isConnected) announce(`${heading}. ${message.textContent}`);
  } catch (error) {
    console.warn('The guide could not be made.', error);
    if (!container.isConnected || (await reloadIfStale(data))) return;
    parts.from.value = previous;
    const failure = `${loadFailure(`The guide from ${from}`)} This is the one from ${previous} to ${to}.`;
    showFailure(message, failure, () => void showUpgrade(data, page));
    announce(message.textContent);
  } finally {
    progress.end();
    container.removeAttribute('aria-busy');
  }
}
