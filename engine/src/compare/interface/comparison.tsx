/** Compares the page with another version of it. Loaded on first use. */
import { createRoot, type Root } from 'react-dom/client';
import type { PageData, PageLink } from '../../model/page-data.ts';
import type { SiteInfo } from '../../model/site-info.ts';
import { allVersions, changesStyle } from '../../site/change-addresses.ts';
import { resolveBody } from '../../site/page-data.ts';
import { describeRange } from '../../versions/range.ts';
import type { Patch } from '../diff/patch.ts';
import { CompareBar, type CompareState, stateText } from './compare-bar.tsx';
import { computePatch, computeSince, prepareCompute } from './compute.ts';
import { changeElements, display, restore, reveal } from './display.ts';
import type { CompareEnvironment, LoadedPage } from './environment.ts';

export interface Comparison {
  /** Compares the page with a version, by its label, or with all of them. `asked` may be any text. */
  show(page: PageData, asked: string): void;
  hide(): void;
}

/** The reader's actions in the bar. */
export interface CompareActions {
  choose(value: string): void;
  stop(): void;
}

/** The state of the bar, and the matching change of the page. */
interface Result {
  readonly state: CompareState;
  readonly patch?: Patch;
}

const problem = (message: string, more: { readonly links?: readonly PageLink[]; readonly canRetry?: boolean } = {}): Result => ({
  state: { type: 'problem', message, links: [], canRetry: false, ...more },
});

export function makeComparison(environment: CompareEnvironment, site: SiteInfo, actions: CompareActions): Comparison {
  const { announce, page: pageAt } = environment;
  let root: Root | undefined;
  let now: { readonly page: PageData; readonly asked: string } | null = null;
  let state: CompareState | null = null;

  const compared = ({ record, root }: LoadedPage) => ({ title: record.title, body: resolveBody(record.body, site, root) });

  const compareWith = async (page: PageData, asked: string): Promise<Result> => {
    if (!page.version) return problem('This page has no versions: it applies to all of them.');
    const version = page.versions.find(({ label }) => label === asked);
    if (!version) return problem(`There is no version “${asked.slice(0, 20)}”.`);
    if (version.current) return problem(`You are reading the page of ${asked}.`);
    if (!version.sameTopic) {
      const links = page.coverage.flatMap(({ title: label, href }) => (href[asked] ? [{ label, href: href[asked] }] : []));
      return problem(`${asked} has no page “${page.title}”.${links.length ? ' It covers the subject in' : ''}`, {
        links: links.length ? links : [{ label: `Documentation of ${asked}`, href: version.href }],
      });
    }
    const [other, own] = await Promise.all([pageAt(version.href), pageAt(page.href)]);
    const patch = await computePatch(environment, compared(other), compared(own));
    return { state: { type: 'shown', what: 'change', count: patch.count, current: 0 }, patch };
  };

  const compareAll = async (page: PageData): Promise<Result> => {
    const places = page.versions.filter(({ sameTopic }) => sameTopic);
    // Links differ in each version: bodies are compared before they are filled in.
    const others = await Promise.all(places.map(async ({ label, href }) => ({ labels: [label], body: (await pageAt(href)).record.body })));
    const own = await pageAt(page.href);
    const labels = await computeSince(environment, own.record.body, others);
    const among = site.versions.filter(({ label }) => places.some((place) => place.label === label)).reverse();
    const badges = labels.map((list) =>
      describeRange(
        among.filter(({ label }) => list.includes(label)),
        among,
      ),
    );
    const count = badges.filter(Boolean).length;
    const parts = badges.flatMap((badge, i) => (badge ? [`<p class="since-when" data-change>${badge}</p>`, i] : [i]));
    return { state: { type: 'shown', what: 'passage', count, current: 0 }, patch: { parts, blocks: badges.length, count } };
  };

  const render = (next: CompareState) => {
    state = next;
    if (!now) return;
    root ??= createRoot(document.body.appendChild(document.createElement('div')));
    const choices = now.page.versions
      .filter(({ current, sameTopic }) => !current && sameTopic)
      .map(({ label, name }) => ({ value: label, label: name }));
    root.render(
      <CompareBar
        {...actions}
        state={next}
        chosen={now.asked}
        choices={[...choices, { value: allVersions, label: 'all versions: since when' }]}
        move={move}
        retry={() => now && show(now.page, now.asked)}
      />,
    );
  };

  const move = (step: 1 | -1) => {
    if (state?.type !== 'shown' || !state.count) return;
    const elements = changeElements();
    // Wraps around at both ends.
    const next = state.current + step;
    const current = next < 1 ? elements.length : next > elements.length ? 1 : next;
    const element = elements[current - 1];
    if (!element) return;
    reveal(element);
    const reached: CompareState = { ...state, current };
    render(reached);
    announce(`${stateText(reached)}: ${element.textContent?.slice(0, 200) ?? ''}`);
  };

  const show: Comparison['show'] = (page, asked) => {
    const mine = { page, asked };
    now = mine;
    const progress = environment.startProgress();
    prepareCompute(environment);
    const styles = environment.loadStyles([changesStyle]);
    Promise.all([asked === allVersions && page.version ? compareAll(page) : compareWith(page, asked), styles])
      .then(
        ([result]) => result,
        async (error: unknown) => {
          console.warn(error);
          await styles.catch(() => undefined);
          const offline = navigator.onLine ? '' : ' You are offline.';
          return problem(`The page of ${asked.slice(0, 20)} could not be loaded.${offline}`, { canRetry: true });
        },
      )
      .then(({ state: found, patch }) => {
        progress.end();
        if (now !== mine) return;
        restore();
        const next = !patch || display(patch, environment) ? found : problem('Something else has changed this page.').state;
        render(next);
        announce(next.type === 'shown' && asked !== allVersions ? `${stateText(next)} compared with ${asked}` : stateText(next));
      });
  };

  addEventListener('keydown', (event) => {
    const { target: element } = event;
    const isTyping =
      element instanceof Element &&
      element.closest('input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], dialog');
    if (!now || isTyping || event.ctrlKey || event.metaKey || event.altKey || (event.key !== 'n' && event.key !== 'p')) return;
    event.preventDefault();
    move(event.key === 'n' ? 1 : -1);
  });

  return {
    show,
    hide() {
      now = null;
      restore();
      root?.render(null);
    },
  };
}
