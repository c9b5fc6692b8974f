/** The upgrade page: shows the guide between any two versions (`?from=1.2&to=3.0`), and saves checked boxes. Loaded on that page only. */
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import type { PageData } from '../../model/page-data.ts';
import type { SiteInfo } from '../../model/site-info.ts';
import { upgradePage } from '../../site/change-addresses.ts';
import { addressIn } from '../../site/page-data.ts';
import type { CompareEnvironment } from '../interface/environment.ts';
import { restoreAnswers, sendAnswers, unusedIn, withUnused } from './answers.ts';
import { readDone, restoreBoxes } from './done.ts';
import type { Guide } from './guide.ts';
import { askedPair } from './pair.ts';
import { guideSummary, UpgradeGuide } from './upgrade-guide.tsx';
import type { UpgradeAnswer, UpgradeRequest } from './upgrade-worker.ts';
import workerUrl from './upgrade-worker.ts?worker&url';

/** Creates the guide in a worker. Rejects if its script or its data can't be loaded. */
function makeGuide({ trustedUrl }: CompareEnvironment, request: UpgradeRequest): Promise<Guide> {
  const worker = new Worker(trustedUrl(workerUrl), { type: 'module', name: 'upgrade' });
  const made = new Promise<Guide>((resolve, reject) => {
    const { port1, port2 } = new MessageChannel();
    worker.addEventListener('error', () => reject(new Error('The worker could not be loaded.')));
    port1.onmessage = ({ data }: MessageEvent<UpgradeAnswer>) => ('guide' in data ? resolve(data.guide) : reject(new Error(data.error)));
    worker.postMessage(request, [port2]);
  });
  return made.finally(() => worker.terminate());
}

let root: Root | undefined;

/** Shows the guide for the query, on the upgrade page of a version. Its document contains the guide from the previous version. */
export async function showUpgrade(environment: CompareEnvironment, site: SiteInfo, page: PageData): Promise<void> {
  const { announce, reloadIfStale, trustedHtml } = environment;
  restoreBoxes();
  restoreAnswers();
  const form = document.querySelector<HTMLFormElement>('#main form[data-upgrade]');
  const message = document.querySelector<HTMLElement>('#main .upgrade-message');
  const container = document.querySelector<HTMLElement>('#main .upgrade-guide');
  if (!form || !message || !container) return;
  const choices = ['from', 'to'].map((name) => form.elements.namedItem(name) as HTMLSelectElement);
  const [own, ownTo] = choices.map(({ value }) => value) as [string, string];
  // Each version has its own upgrade page.
  const pageOf = (to: string) => addressIn(site, site.versions.find(({ label }) => label === to)?.path ?? '', upgradePage);
  const addressOf = (from: string, to: string) =>
    pageOf(to) + withUnused(`${new URLSearchParams({ from, to })}`, unusedIn(location.search));
  form.onsubmit = () => {
    sendAnswers(form);
    form.action = pageOf(choices[1]?.value ?? '');
  };

  const query = new URLSearchParams(location.search);
  if (!query.has('from') && !query.has('to')) return;
  const [from, to] = [query.get('from') ?? own, query.get('to') ?? (page.version as string)];
  const asked = askedPair(site.versions, from, to);
  if (asked.type === 'problem') {
    message.textContent = `${asked.message} `;
    const { swapped } = asked;
    if (swapped)
      message.append(
        Object.assign(document.createElement('a'), { href: addressOf(...swapped), textContent: `Upgrade from ${swapped.join(' to ')}` }),
      );
    announce(message.textContent);
    return;
  }
  if (to !== page.version) {
    location.replace(addressOf(from, to));
    return;
  }
  if (choices[0]) choices[0].value = from;
  const heading = `Upgrade from ${from} to ${to}`;
  document.title = page.documentTitle.replace(page.title, heading);
  if (from === own && to === ownTo) return;

  const progress = environment.startProgress();
  container.setAttribute('aria-busy', 'true');
  message.textContent = `Comparing ${from} with ${to} …`;
  try {
    const addresses = await Promise.all([environment.packUrl(from), environment.packUrl(to), environment.upgradeDataUrl()]);
    const guide = await makeGuide(environment, {
      site: { base: site.base, config: site.config },
      versions: asked.versions.map(({ label, path }) => ({ label, path })),
      addresses,
    });
    if (!container.isConnected) return;
    root?.unmount();
    root = createRoot(container);
    flushSync(() => root?.render(<UpgradeGuide guide={guide} done={readDone()} trusted={trustedHtml} />));
    restoreAnswers();
    message.textContent = guideSummary(guide);
    announce(`${heading}. ${message.textContent}`);
  } catch (error) {
    console.warn('The guide could not be made.', error);
    if (!container.isConnected || (await reloadIfStale())) return;
    if (choices[0]) choices[0].value = own;
    message.textContent = `The guide from ${from} could not be loaded.${navigator.onLine ? '' : ' You are offline.'} This is the one from ${own} to ${to}. `;
    const retry = Object.assign(document.createElement('button'), { type: 'button', className: 'button', textContent: 'Try again' });
    message.append(retry);
    retry.addEventListener('click', () => void showUpgrade(environment, site, page));
    announce(message.textContent);
  } finally {
    progress.end();
    container.removeAttribute('aria-busy');
  }
}
