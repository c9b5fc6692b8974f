/** The tests that run in every browser engine. */
import { afterAll, afterEach, beforeAll, describe, expect } from 'vitest';
import type { EngineKind } from './engine.ts';
import { makeReader, type Reader } from './reader.ts';

/**
 * Expected errors in the console: the not-found page, files that fail without a network, and what Firefox says of a
 * formula while only a part of it has arrived (the HTML checker finds those that are wrong).
 */
const expected =
  /status of 404|Failed to load resource|could not be|NetworkError|NS_ERROR|Failed to fetch|ServiceWorker|sandboxed|Client failed to start|Incorrect number of children for/;

/**
 * Declares the tests of an engine, which share one browser. If the browser is missing, the group's name says why they
 * don't run.
 * @param suites declare tests, given the browser's reader
 */
export function engineTests(
  { name, missing, start }: EngineKind,
  suites: readonly ((given: () => Reader) => void)[],
): void {
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
    for (const declare of suites) declare(() => reader);
  });
}
