/** The upgrade guide: shows the way between any two versions, step by step, and remembers what is ticked. Loaded on that page only. */
import type { PageData } from '../../model/page-data.ts';
import type { SiteInfo } from '../../model/site-info.ts';
import { upgradePage } from '../../site/changes/addresses.ts';
import { resolveBody } from '../../site/page-data.ts';
import type { Data } from '../data.ts';
import { announce } from '../progress.ts';
import { trustedHtml } from '../trusted.ts';

const storageKey = 'upgrade-done';

function readDone(): Set<string> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return new Set(Array.isArray(stored) ? stored.filter((key) => typeof key === 'string') : []);
  } catch {
    return new Set();
  }
}

/** Most that is remembered: the oldest are forgotten first. */
const mostDone = 2000;

function writeDone(done: ReadonlySet<string>): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify([...done].slice(-mostDone)));
  } catch {
    // Without storage, boxes stay ticked as long as the page is open.
  }
}

const boxes = () => document.querySelectorAll<HTMLInputElement>('#main input[data-todo]');

/** Shows what is done. A box that is ticked already was ticked before this code was here. */
function restoreBoxes(): void {
  const done = readDone();
  const before = done.size;
  for (const box of boxes()) {
    if (box.checked) done.add(box.dataset.todo ?? '');
    box.checked = done.has(box.dataset.todo ?? '');
  }
  if (done.size > before) writeDone(done);
}

addEventListener('change', ({ target }) => {
  if (!(target instanceof HTMLInputElement) || target.dataset.todo === undefined) return;
  const done = readDone();
  if (target.checked) done.add(target.dataset.todo);
  else done.delete(target.dataset.todo);
  writeDone(done);
});

function say(text: string): void {
  const message = document.querySelector('#main .upgrade-message');
  if (message) message.textContent = text;
}

/** The steps from one version to another, oldest first; a message if there are none. */
function stepsBetween(site: SiteInfo, from: string, to: string): readonly string[] | string {
  const labels = site.versions.map(({ label }) => label).reverse();
  for (const label of [from, to])
    if (!labels.includes(label)) return `There is no version “${label.slice(0, 20)}”. Choose two versions from the lists.`;
  const [start, end] = [labels.indexOf(from), labels.indexOf(to)];
  if (start === end) return `${from} and ${to} are the same version. Choose two versions.`;
  if (start > end) return `${to} is older than ${from}: upgrades lead to newer versions.`;
  return labels.slice(start + 1, end + 1);
}

/** Shows what the address asks for: `?from=1.2&to=3.0`. */
export async function showUpgrade(data: Data, site: SiteInfo, page: PageData): Promise<void> {
  restoreBoxes();
  const query = new URLSearchParams(location.search);
  const [from, to] = [query.get('from'), query.get('to')];
  if (from === null || to === null) return;
  const form = document.querySelector<HTMLFormElement>('#main form[data-upgrade]');
  const steps = stepsBetween(site, from, to);
  if (typeof steps === 'string') {
    say(steps);
    announce(steps);
    return;
  }
  for (const [name, value] of [
    ['from', from],
    ['to', to],
  ] as const) {
    const select = form?.elements.namedItem(name);
    if (select instanceof HTMLSelectElement) select.value = value;
  }
  try {
    const found = await Promise.all(steps.map((label) => data.page(label, upgradePage)));
    const sections = found.flatMap((one) => {
      if (!one) return [];
      const template = document.createElement('template');
      template.innerHTML = trustedHtml(resolveBody(one.record.body, site, one.set.path));
      return [...template.content.querySelectorAll('.upgrade-step')];
    });
    const container = document.querySelector('#main .upgrade-steps');
    if (!container || document.querySelector('#main h1') === null || location.pathname !== new URL(page.href, location.href).pathname)
      return;
    container.replaceChildren(...sections);
    restoreBoxes();
    const heading = `Upgrade from ${from} to ${to}`;
    const text = `${heading}: ${sections.length} ${sections.length === 1 ? 'step' : 'steps'}, ${boxes().length} points.`;
    say(text);
    document.title = document.title.replace(page.title, heading);
    announce(text);
  } catch (error) {
    console.warn('The steps could not be loaded.', error);
    say(`The steps could not be loaded.${navigator.onLine ? '' : ' You are offline.'} Only the step to ${page.version ?? to} is shown.`);
  }
}
