/** Comparing the page with another version of it: loaded when a reader first asks for it. */
import { createRoot, type Root } from 'react-dom/client';
import type { PageData } from '../../model/page-data.ts';
import type { SiteInfo } from '../../model/site-info.ts';
import { CompareBar, type CompareState, saidOf } from '../../shell/compare/compare-bar.tsx';
import { allVersions, changesStyle } from '../../site/changes/addresses.ts';
import { resolveBody } from '../../site/page-data.ts';
import { describeRange } from '../../versions/range.ts';
import { pageAddress } from '../address.ts';
import type { Data, FoundPage } from '../data.ts';
import { loadStyles } from '../islands/styles.ts';
import { announce, startProgress } from '../progress.ts';
import { computePatch, computeSince, prepareCompute } from './compute.ts';
import { changeElements, display, displayBadges, restore, reveal } from './display.ts';

export interface Comparison {
  /** Compares the page with a version, by its label, or with all of them. Any text may be asked for. */
  show(page: PageData, asked: string): void;
  hide(): void;
}

/** What the reader asks for in the bar. */
export interface CompareActions {
  choose(value: string): void;
  stop(): void;
}

const changedPage = 'Something else has changed this page.';

/** Why there is nothing to compare. */
class NoComparison extends Error {
  readonly links: readonly { label: string; href: string }[];
  constructor(message: string, links: readonly { label: string; href: string }[] = []) {
    super(message);
    this.links = links;
  }
}

export function makeComparison(data: Data, site: SiteInfo, actions: CompareActions): Comparison {
  let container: HTMLElement | null = null;
  let root: Root | null = null;
  let now: { readonly page: PageData; readonly asked: string } | null = null;
  let state: CompareState | null = null;

  const foundAt = async (href: string): Promise<FoundPage> => {
    const address = pageAddress(site, href);
    const found = address && (await data.page(address.set, address.path));
    if (!found) throw new Error(`There is no page at ${href}.`);
    return found;
  };
  const bodyOf = ({ record, set }: FoundPage) => resolveBody(record.body, site, set.path);

  /** The version that is asked for. Throws a NoComparison where the page cannot be compared with it. */
  const target = (page: PageData, asked: string) => {
    if (!page.version) throw new NoComparison('This page has no versions: it holds for all of them.');
    const version = page.versions.find(({ label }) => label === asked);
    if (!version) throw new NoComparison(`There is no version “${asked.slice(0, 20)}”.`);
    if (version.current) throw new NoComparison(`This page is that of ${asked}.`);
    if (!version.sameTopic) {
      const covered = page.coverage.filter(({ versions }) => versions.includes(asked));
      const links = covered.map(({ title, href }) => ({ label: title, href: href[asked] ?? version.href }));
      throw new NoComparison(
        links.length ? `${asked} has no page “${page.title}”. The subject was covered in` : `${asked} has no page “${page.title}”.`,
        links.length ? links : [{ label: `Documentation of ${asked}`, href: version.href }],
      );
    }
    return version;
  };

  const compareWith = async (page: PageData, asked: string): Promise<() => CompareState> => {
    const [other, own] = await Promise.all([foundAt(target(page, asked).href), foundAt(page.href)]);
    const patch = await computePatch(bodyOf(other), bodyOf(own));
    return () => {
      if (!display(patch)) throw new NoComparison(changedPage);
      return { type: 'shown', what: 'change', count: patch.count, current: 0 };
    };
  };

  const compareAll = async (page: PageData): Promise<() => CompareState> => {
    const places = page.versions.filter(({ sameTopic }) => sameTopic);
    const found = await Promise.all(places.map(async ({ label, href }) => ({ label, found: await foundAt(href) })));
    const own = await foundAt(page.href);
    const bodies = new Map<string, string[]>();
    for (const { label, found: other } of found) {
      // Links differ in each version: what is compared is what they have in common.
      const { body } = other.record;
      bodies.set(body, [...(bodies.get(body) ?? []), label]);
    }
    const labels = await computeSince(
      own.record.body,
      [...bodies].map(([body, list]) => ({ labels: list, body })),
    );
    const among = site.versions.filter(({ label }) => places.some((place) => place.label === label)).reverse();
    const badges = labels.map((list) =>
      describeRange(
        among.filter(({ label }) => list.includes(label)),
        among,
      ),
    );
    return () => {
      if (!displayBadges(badges)) throw new NoComparison(changedPage);
      return { type: 'shown', what: 'passage', count: badges.filter(Boolean).length, current: 0 };
    };
  };

  const render = (next: CompareState) => {
    state = next;
    if (!now) return;
    if (!container) {
      container = document.createElement('div');
      document.body.append(container);
      root = createRoot(container);
    }
    const choices = now.page.versions
      .filter(({ current, sameTopic }) => !current && sameTopic)
      .map(({ label, name }) => ({ value: label, label: name }));
    root?.render(
      <CompareBar
        state={next}
        chosen={now.asked}
        choices={[...choices, { value: allVersions, label: 'all versions: since when' }]}
        choose={actions.choose}
        stop={actions.stop}
        move={move}
        retry={() => now && show(now.page, now.asked)}
      />,
    );
  };

  const move = (step: 1 | -1) => {
    if (state?.type !== 'shown' || !state.count) return;
    const elements = changeElements();
    // From the last to the first, and back; before the first is the last.
    const next = state.current + step;
    const current = next < 1 ? elements.length : next > elements.length ? 1 : next;
    const element = elements[current - 1];
    if (!element) return;
    reveal(element);
    const reached: CompareState = { ...state, current };
    render(reached);
    announce(`${saidOf(reached)}: ${element.textContent?.slice(0, 200) ?? ''}`);
  };

  const show: Comparison['show'] = (page, asked) => {
    const mine = { page, asked };
    now = mine;
    const progress = startProgress();
    const work = async () => {
      prepareCompute();
      const [apply] = await Promise.all([
        asked === allVersions && page.version ? compareAll(page) : compareWith(page, asked),
        loadStyles([changesStyle]),
      ]);
      return apply;
    };
    work()
      .then((apply) => {
        if (now === mine) return apply();
        return null;
      })
      .catch(async (error: unknown): Promise<CompareState> => {
        if (now === mine) restore();
        const isKnown = error instanceof NoComparison;
        if (!isKnown) console.warn(error);
        await loadStyles([changesStyle]).catch(() => undefined);
        return {
          type: 'problem',
          message: isKnown
            ? error.message
            : `The page of ${asked.slice(0, 20)} could not be loaded.${navigator.onLine ? '' : ' You are offline.'}`,
          links: isKnown ? error.links : [],
          canRetry: !isKnown,
        };
      })
      .then((next) => {
        progress.end();
        if (!next || now !== mine) return;
        render(next);
        announce(next.type === 'shown' && asked !== allVersions ? `${saidOf(next)} compared with ${asked}` : saidOf(next));
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
      root?.unmount();
      container?.remove();
      root = null;
      container = null;
    },
  };
}
