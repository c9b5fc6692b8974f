/** The checks that run in every engine: what a reader would notice. */
import { afterAll, afterEach, beforeAll, describe, expect } from 'vitest';
import type { EngineKind } from './engine.ts';
import { exploringTests } from './exploring.ts';
import { movingTests } from './moving.ts';
import { networkTests } from './network.ts';
import { makeReader, type Reader } from './reader.ts';
import { readingTests } from './reading.ts';
import { usingTests } from './using.ts';

/** What the console may say: the not-found page, and files that can't be had without a network. */
const expected =
  /status of 404|Failed to load resource|could not be|NetworkError|NS_ERROR|Failed to fetch|ServiceWorker|sandboxed|stays as it is/;

/** Declares the tests of an engine: one browser for all of them. Where it is missing, the name of the group says why they don't run. */
export function engineTests({ name, missing, start }: EngineKind): void {
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
    exploringTests(given);
    networkTests(given);
  });
}
