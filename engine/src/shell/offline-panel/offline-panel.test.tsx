// @vitest-environment happy-dom
/** The button that saves a version on the device, in every state. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OfflineService, OfflineState } from '../services.ts';
import { OfflinePanel } from './offline-panel.tsx';

let state: OfflineState;
/** Ends the saving that is under way. */
let end: { succeed(): void; fail(error: unknown): void };
let report: (part: number) => void;

const offline: OfflineService = {
  state: async () => state,
  size: async () => 2_340_000,
  save: (_, onProgress) =>
    new Promise((resolve, reject) => {
      report = onProgress;
      end = {
        succeed() {
          state = 'saved';
          resolve();
        },
        fail: reject,
      };
    }),
  remove: async () => {
    state = 'none';
  },
};

beforeEach(() => {
  state = 'none';
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Shows the panel of version 1.0 to a reader who is about to use it. */
async function approach(service = offline): Promise<HTMLElement> {
  render(<OfflinePanel version="1.0" offline={service} />);
  await act(async () => fireEvent.focus(screen.getByRole('button')));
  return screen.getByRole('button');
}
const status = () => screen.getByRole('status').textContent;
const click = () => act(async () => fireEvent.click(screen.getByRole('button')));

test('says how large the version is when the reader approaches, and asks only then', async () => {
  const size = vi.fn(offline.size);
  render(<OfflinePanel version="1.0" offline={{ ...offline, size }} />);
  expect(size).not.toHaveBeenCalled();
  await act(async () => fireEvent.focus(screen.getByRole('button')));
  await act(async () => fireEvent.focus(screen.getByRole('button')));
  expect(size).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button').textContent).toMatch(/\(2\.3 MB\)$/);
});

test('shows how far it is, and then that the version is saved', async () => {
  const button = await approach();
  await click();
  expect(button.getAttribute('aria-disabled')).toBe('true');
  act(() => report(0.4));
  expect(screen.getByRole('progressbar').getAttribute('value')).toBe('0.4');
  await act(async () => end.succeed());
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(status()).toContain('1.0 is available offline');
  expect(button.textContent).toBe('Remove from this device');
  await click();
  expect(button.textContent).toMatch(/\(2\.3 MB\)$/);
});

test('a tap on what says “Save” keeps a version that is saved already, and the next one removes it', async () => {
  state = 'saved';
  render(<OfflinePanel version="1.0" offline={offline} />);
  const button = screen.getByRole('button');
  expect(button.textContent).toBe('Save for offline');
  await click();
  expect(state).toBe('saved');
  expect(button.textContent).toBe('Remove from this device');
  await click();
  expect(state).toBe('none');
});

test('a second click while it saves does nothing', async () => {
  const save = vi.fn(offline.save);
  await approach({ ...offline, save });
  await click();
  await click();
  expect(save).toHaveBeenCalledTimes(1);
  await act(async () => end.succeed());
});

test('a saved version of an earlier build is said to be gone', async () => {
  state = 'lost';
  await approach();
  expect(status()).toBe('The site was rebuilt, and version 1.0 is no longer on this device.');
});

test.each([
  [new DOMException('full', 'QuotaExceededError'), 'There is not enough space on this device.'],
  [new DOMException('blocked', 'SecurityError'), 'This browser blocks storage for this site.'],
  [new Error('The server answered 500.'), 'The server answered 500.'],
])('says why a version was not saved: %s', async (error, reason) => {
  await approach();
  await click();
  await act(async () => end.fail(error));
  expect(status()).toBe(`Version 1.0 couldn’t be saved offline. ${reason}`);
  expect(screen.getByRole('button').getAttribute('aria-disabled')).toBeNull();
});

test('asks again after a check that failed', async () => {
  const size = vi.fn(offline.size).mockRejectedValueOnce(new Error('No answer.'));
  const button = await approach({ ...offline, size });
  expect(status()).toBe('Version 1.0 couldn’t be checked. No answer.');
  await act(async () => fireEvent.focus(button));
  expect(status()).toBe('');
  expect(button.textContent).toMatch(/\(2\.3 MB\)$/);
});
