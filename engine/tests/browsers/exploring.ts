/** The first action in each island, also after a translator has replaced the texts. */
import { expect, test } from 'vitest';
import { startTranslator } from '../translator.ts';
import type { Reader } from './reader.ts';

/** The first action of a reader in an island, and the island's answer. */
export interface FirstAction {
  readonly name: string;
  readonly path: string;
  /** Name of a button, or of a field with the value to choose or type. */
  readonly act: { readonly button: string } | { readonly field: string; readonly value: string };
  /** Selector of the answer, and a part of its text. */
  readonly answer: string;
  readonly says: string;
}

/** Runs in the page: performs the action, and returns whether its control exists. */
function perform({ name, act }: FirstAction): boolean {
  const island = document.querySelector(`[data-island="${name}"]`);
  const named = (element: Element) => {
    const label = (element as HTMLInputElement).labels?.[0]?.textContent ?? '';
    return (element.getAttribute('aria-label') ?? (element.textContent || label)).trim();
  };
  const wanted = 'button' in act ? act.button : act.field;
  const control = [...(island?.querySelectorAll<HTMLElement>('button' in act ? 'button' : 'input, select') ?? [])].find(
    (element) => named(element) === wanted,
  );
  if (!control) return false;
  if ('button' in act) control.click();
  else {
    control.focus();
    (control as HTMLInputElement).select();
  }
  return true;
}

/**
 * Opens the page of an island, performs the action, and waits for the answer. Returns what the island says then, without
 * the times it measures.
 */
async function play(
  reader: Reader,
  action: FirstAction,
  prepare: (selector: string) => void,
): Promise<string | undefined> {
  const selector = `[data-island="${action.name}"]`;
  await reader.open(action.path);
  await reader.wake();
  await reader.evaluate(
    (name) => document.querySelector(`[data-island="${name}"]`)?.scrollIntoView({ block: 'center' }),
    action.name,
  );
  await reader.until((name) => document.querySelector(`[data-island="${name}"][data-hydrated]`) !== null, action.name);
  await reader.evaluate(prepare, selector);
  await reader.until(perform, action);
  if ('field' in action.act) await reader.type(action.act.value);
  await reader.until(({ name, answer, says }) => {
    const island = document.querySelector(`[data-island="${name}"]`);
    const answers = answer ? [...(island?.querySelectorAll(answer) ?? [])] : [island];
    return answers.some((element) => element?.textContent?.includes(says));
  }, action);
  return reader.evaluate(
    (place) => document.querySelector(place)?.textContent?.replaceAll(/\d+ ms/g, '… ms'),
    selector,
  );
}

/** The first action says the same after a translator has replaced the texts. */
export const exploringTests =
  (firstActions: readonly FirstAction[]) =>
  (given: () => Reader): void => {
    test.each(firstActions)('the first action in an island, also after a translator: $name', async (action) => {
      const untouched = await play(given(), action, () => undefined);
      expect(await play(given(), action, startTranslator)).toBe(untouched);
    });
  };

/**
 * The first action is answered after a translator has replaced the texts, in an engine in which nothing but the islands
 * is tried: that texts stay the same is tested in Chromium for each island, and in each engine with the fixture's.
 */
export const answeringTests =
  (firstActions: readonly FirstAction[]) =>
  (given: () => Reader): void => {
    test.each(firstActions)('the first action in an island, after a translator: $name', async (action) => {
      await play(given(), action, startTranslator);
    });
  };
