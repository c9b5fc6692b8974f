// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://localhost/api/install?from=mail" }
/** Navigations that the client handles, and those that it leaves to the browser. */
import { afterEach, beforeAll, beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { fixture } from '../../tests/fixtures/search-pages.ts';
import { shellIds } from '../config/ids.ts';
import type { Data, FoundPage } from './data.ts';

const { meta, records } = fixture('2.0', [{ id: 'run', title: 'Run', body: '<p>Run it.</p>' }]);
const [doc] = meta.docs;
const [record] = records;

/** Where `window.navigation` is in browsers that have it. */
const navigation = new EventTarget();

let isMissing: boolean;
/** Answers what the client asks for; `wait` holds the answer back. */
let wait: Promise<unknown>;
let inMemory: FoundPage | null;
let shown: string[];
let replaced: MockInstance;

function foundPage(): FoundPage {
  if (!doc || !record) throw new Error('The fixture has no page.');
  return { set: meta, doc, record };
}

const data: Data = {
  state: null,
  base: '',
  manifest: () => Promise.reject(new Error('The manifest is not asked for.')),
  files: () => Promise.reject(new Error('The addresses of files are not asked for.')),
  meta: async () => meta,
  page: async () => {
    await wait;
    return foundPage();
  },
  pageNow: () => inMemory,
  mayHave: () => !isMissing,
};

beforeAll(async () => {
  Object.assign(window, { navigation });
  const { bindNavigation } = await import('./navigation.ts');
  bindNavigation(data, ({ record: { title } }) => {
    shown.push(title);
    document.title = title;
    return '/api/run';
  });
});

beforeEach(() => {
  document.body.innerHTML = `<main id="${shellIds.main}" tabindex="-1"></main>`;
  isMissing = false;
  wait = Promise.resolve();
  inMemory = null;
  shown = [];
  replaced = vi.spyOn(location, 'replace').mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

interface Intercepted {
  readonly focusReset: string;
  readonly scroll: string;
  handler(): Promise<void>;
}

interface Details {
  readonly url?: string;
  readonly [detail: string]: unknown;
}

/** Dispatches a navigation. Returns how the client intercepted it; undefined if it didn't. */
function navigate({ url = 'http://localhost/api/run', ...details }: Details = {}): {
  intercepted: Intercepted | undefined;
  abort(): void;
} {
  const controller = new AbortController();
  let intercepted: Intercepted | undefined;
  const event = Object.assign(new Event('navigate', { cancelable: true }), {
    canIntercept: true,
    hashChange: false,
    downloadRequest: null,
    formData: null,
    navigationType: 'push',
    destination: { url, sameDocument: false },
    signal: controller.signal,
    scroll: () => undefined,
    intercept(options: Intercepted) {
      intercepted = options;
    },
    ...details,
  });
  navigation.dispatchEvent(event);
  return { intercepted, abort: () => controller.abort() };
}

test.each<[string, Details]>([
  ['one that can’t be intercepted', { canIntercept: false }],
  ['one to a heading of the page', { hashChange: true }],
  ['a download', { downloadRequest: '' }],
  ['a form', { formData: new FormData() }],
  ['a reload', { navigationType: 'reload' }],
  ['a history entry that a script adds', { destination: { url: 'http://localhost/api/run', sameDocument: true } }],
  ['another query of the page', { url: 'http://localhost/api/install?from=feed' }],
])('the browser handles %s', (_, details) => {
  expect(navigate(details).intercepted).toBeUndefined();
});

test('the browser handles an address that the set lacks, since the server may redirect it', () => {
  isMissing = true;
  expect(navigate().intercepted).toBeUndefined();
});

test('going back to an entry of the same document is handled', () => {
  const destination = { url: 'http://localhost/api/run', sameDocument: true };
  expect(navigate({ navigationType: 'traverse', destination }).intercepted).toBeDefined();
});

test('a page is shown, focused, and announced; focus and scrolling are the client’s', async () => {
  const { intercepted } = navigate();
  expect(intercepted).toMatchObject({ focusReset: 'manual', scroll: 'manual' });
  await intercepted?.handler();
  expect(shown).toEqual(['Run']);
  expect(document.activeElement?.id).toBe(shellIds.main);
  await vi.waitFor(() => expect(document.querySelector('[role=status]')?.textContent).toBe('Run'));
  expect(replaced).not.toHaveBeenCalled();
});

test('a page in memory is shown without asking for it', async () => {
  inMemory = foundPage();
  wait = Promise.reject(new Error('It is in memory.'));
  wait.catch(() => undefined);
  await navigate().intercepted?.handler();
  expect(shown).toEqual(['Run']);
});

test.each([
  [false, 1],
  [true, 0],
])(
  'a page arrives in a transition, unless the browser has shown one (%s)',
  async (hasUAVisualTransition, transitions) => {
    const start = vi.fn((update: () => void) => {
      update();
      const done = Promise.resolve();
      return { ready: done, finished: done, updateCallbackDone: done };
    });
    Object.assign(document, { startViewTransition: start });
    await navigate({ hasUAVisualTransition }).intercepted?.handler();
    Reflect.deleteProperty(document, 'startViewTransition');
    expect(shown).toEqual(['Run']);
    expect(start).toHaveBeenCalledTimes(transitions);
  },
);

test('a navigation that another has replaced shows nothing', async () => {
  const { intercepted, abort } = navigate();
  const handled = intercepted?.handler();
  abort();
  await handled;
  expect(shown).toEqual([]);
  expect(replaced).not.toHaveBeenCalled();
});

test('the progress bar appears after 200 ms, and disappears with the page', async () => {
  vi.useFakeTimers();
  let arrive = () => {};
  wait = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const handled = navigate().intercepted?.handler();
  const bars = () => document.querySelectorAll('.progress').length;
  await vi.advanceTimersByTimeAsync(199);
  expect(bars()).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(bars()).toBe(1);
  arrive();
  await vi.runAllTimersAsync();
  await handled;
  expect([bars(), shown]).toEqual([0, ['Run']]);
});

// The last one: afterwards, the client waits for the other document.
test('if the data can’t be loaded, the document is, once', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  wait = Promise.reject(new Error('There is no network.'));
  wait.catch(() => undefined);
  await navigate().intercepted?.handler();
  expect(replaced).toHaveBeenCalledExactlyOnceWith('http://localhost/api/run');
  expect(location.href).toBe('http://localhost/api/install?from=mail');
  expect(warned).toHaveBeenCalledOnce();
  expect(navigate().intercepted).toBeUndefined();
  dispatchEvent(new Event('pageshow'));
  expect(navigate().intercepted).toBeDefined();
});
