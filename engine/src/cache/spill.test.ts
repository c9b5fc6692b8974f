import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const texts = ['first', '', 'ünïcödé ✓', 'x'.repeat(100_000), 'last'];
let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'spill-'));
  vi.stubEnv('TMPDIR', folder);
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllEnvs();
  fs.rmSync(folder, { recursive: true, force: true });
});

test('texts are in a file without a name', async () => {
  const { spill, spilledText } = await import('./spill.ts');
  const places = texts.map(spill);
  expect(places[2]).toEqual({ file: expect.any(Number), position: 5, bytes: 15 });
  expect(places.map(spilledText)).toEqual(texts);
  expect(fs.readdirSync(folder)).toEqual([]);
});

test('another thread reads them', async () => {
  const { spill } = await import('./spill.ts');
  spill('before');
  const place = spill('of this thread');
  const code = `
    const { workerData: place, parentPort } = require('node:worker_threads');
    const bytes = Buffer.alloc(place.bytes);
    require('node:fs').readSync(place.file, bytes, 0, place.bytes, place.position);
    parentPort.postMessage(bytes.toString());`;
  const worker = new Worker(code, { eval: true, workerData: place });
  expect(await new Promise((resolve) => worker.once('message', resolve))).toBe('of this thread');
});

test('without a folder for temporary files, they stay in memory', async () => {
  fs.rmSync(folder, { recursive: true });
  const { spill, spilledText } = await import('./spill.ts');
  expect(texts.map(spill).map(spilledText)).toEqual(texts);
});

test('so do texts for which the disk has no room', async () => {
  const { spill, spilledText } = await import('./spill.ts');
  const before = spill('before');
  const write = vi.spyOn(fs, 'writeSync').mockImplementation(() => {
    throw Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' });
  });
  const inMemory = spill('no room');
  write.mockRestore();
  expect([before, inMemory, spill('after')].map(spilledText)).toEqual(['before', 'no room', 'after']);
});
