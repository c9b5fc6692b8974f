/** Compares the page with another version of it. Loaded on first use. */
import type { Root } from 'react-dom/client';
import { allVersions, allVersionsText, changesStyle } from '../../config/change-addresses.ts';
import { idPrefix } from '../../config/ids.ts';
import type { PageData } from '../../model/page-data.ts';
import { closestElement } from '../../shell/closest-element.ts';
import { loadFailure } from '../../shell/load-failure.ts';
import { mountRoot } from '../../shell/mount-root.ts';
import { announce, startProgress } from '../announce.ts';
import type { Data } from '../data.ts';
import { loadStyles } from '../islands/styles.ts';
import { newElement } from '../new-element.ts';
import { CompareBar, type CompareState, stateText } from './compare-bar.tsx';
import { changeElements, display, restore, reveal } from './display.ts';
import { type CompareResult, compareAll, compareWith, compareWorker, isNewer, problem } from './results.ts';

export interface CompareActions {
  choose(value: string): void;
  stop(): void;
}

interface Compared {
  readonly page: PageData;
  readonly asked: string;
}

const isTyping = (element: EventTarget | null): boolean =>
  closestElement(element, 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], dialog') !==
  null;

function startOf(state: CompareState, asked: string): CompareState {
  const [first] = changeElements();
  if (state.type !== 'shown' || !first || asked === allVersions || location.hash || scrollY > innerHeight / 2)
    return state;
  reveal(first);
  return { ...state, current: 1 };
}

export class ShownComparison {
  private root: Root | null = null;
  private now: Compared | null = null;
  private state: CompareState | null = null;

  constructor(
    private readonly data: Data,
    private readonly actions: CompareActions,
  ) {
    addEventListener('keydown', (event) => {
      const { target, key, ctrlKey, metaKey, altKey } = event;
      if (!this.now || isTyping(target) || ctrlKey || metaKey || altKey || (key !== 'n' && key !== 'p')) return;
      event.preventDefault();
      this.move(key === 'n' ? 1 : -1);
    });
  }

  /** Compares the page with a version, by its label, or with all of them. `asked` may be any text. */
  async show(page: PageData, asked: string): Promise<void> {
    const compared = { page, asked };
    this.now = compared;
    const progress = startProgress();
    compareWorker();
    const { state, patch } = await this.result(compared);
    progress.end();
    if (this.now !== compared) return;
    restore();
    const isShown = !patch || display(patch);
    const next = isShown
      ? startOf(state, asked)
      : problem("An extension or translator changed this page, so it can't be compared.").state;
    this.render(next);
    announce(
      next.type === 'shown' && asked !== allVersions ? `${stateText(next)} compared with ${asked}` : stateText(next),
    );
  }

  hide(): void {
    this.now = null;
    restore();
    this.root?.render(null);
  }

  private async result({ page, asked }: Compared): Promise<CompareResult> {
    const styles = loadStyles([changesStyle]);
    const compare =
      asked === allVersions && page.version ? compareAll(this.data, page) : compareWith(this.data, page, asked);
    try {
      const [result] = await Promise.all([compare, styles]);
      return result;
    } catch (error) {
      console.warn(error);
      await styles.catch(() => undefined);
      return problem(loadFailure(`The page of ${asked.slice(0, 20)}`), { canRetry: true });
    }
  }

  private render(state: CompareState): void {
    this.state = state;
    if (!this.now) return;
    const { page, asked } = this.now;
    const choices = page.versions
      .filter(({ current, sameTopic }) => !current && sameTopic)
      .map(({ label, name }) => ({ value: label, label: name }));
    const bar = (
      <CompareBar
        {...this.actions}
        state={state}
        shown={page.version}
        chosen={asked}
        chosenIsNewer={isNewer(page, asked)}
        choices={[...choices, { value: allVersions, label: allVersionsText }]}
        move={(step) => this.move(step)}
        retry={() => void this.show(page, asked)}
      />
    );
    if (this.root) this.root.render(bar);
    else
      this.root = mountRoot(document.body.appendChild(newElement('div', {})), bar, {
        identifierPrefix: idPrefix('compare'),
      });
  }

  private move(step: 1 | -1): void {
    const { state } = this;
    if (state?.type !== 'shown' || !state.count) return;
    const elements = changeElements();
    const next = state.current + step;
    const current = next < 1 ? elements.length : next > elements.length ? 1 : next;
    const element = elements[current - 1];
    if (!element) return;
    reveal(element);
    const reached: CompareState = { ...state, current };
    this.render(reached);
    announce(`${stateText(reached)}: ${element.textContent?.slice(0, 200) ?? ''}`);
  }
}
