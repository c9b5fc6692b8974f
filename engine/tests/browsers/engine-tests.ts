/** The tests that run in every browser engine. */
import { afterAll, afterEach, beforeAll, describe, expect } from 'vitest';
import type { EngineKind } from './engine.ts';
import { exploringTests } from './exploring.ts';
import { movingTests } from './moving.ts';
import { networkTests } from './network.ts';
import { makeReader, type Reader } from './reader.ts';
import { readingTests } from './reading.ts';
import { usingTests } from './using.ts';

/** Expected errors in the console: the not-found page, and files that fail without a network. */
const expected =
  /status of 404|Failed to load resource|could not be|NetworkError|NS_ERROR|Failed to fetch|ServiceWorker|sandboxed|stays as it is/;

/**
 * Declares the tests of an engine, which share one browser. If the browser is missing, the group's name says why they don't run.
 * @param hasIslandTests whether other tests cover the islands in this browser
 */
export function engineTests({ name, missing, start }: EngineKind, hasIslandTests = false): void {
  describe.runIf(missing === null)(missing === null ? name : `${name}: not run, ${missing}`, () => {
    let reader: Reader;
    beforeAll(async () => {
      reader = await makeReader(await start());
    });
    afterAll(() => reader?.end());
    afterEach(() => {
      const complaints = reader.complaints.filter((text) => !expected.test(text));
      (reader.complaints as string[]).length = 0;
      expect(complaints).toEqual([]);
    });
    const given = () => reader;
    readingTests(given);
    usingTests(given);
    movingTests(given);
    if (!hasIslandTests) exploringTests(given);
    networkTests(given);
  });
}
