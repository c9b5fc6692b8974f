/** What forge printed: the tests that passed, and the gas that they measured. */

/** What a run of forge has to show. */
export interface Expected {
  /** The Solidity files of the project, by path. */
  readonly files: ReadonlyMap<string, string>;
  /** The file whose tests measure gas, one figure each. */
  readonly gasTest: string | undefined;
}

const testsIn = (text: string): number => text.match(/^\s*function test\w*\(/gm)?.length ?? 0;

/** Whether a test runs a guest, which takes ffi and the guest's toolchain. */
export const runsGuest = (text: string): boolean => text.includes('RiscZeroCheats.sol');

/** What is missing in the report of a run; empty if every file was compiled and every test passed. */
export function missing({ exit, output }: { exit: number; output: string }, { files, gasTest }: Expected): string[] {
  if (exit) return [`forge ends with exit code ${exit}:\n${output}`];
  if (!files.size) return ['No page has a contract of this version: nothing was checked.'];
  const problems: string[] = [];
  const expected = [...files].reduce(
    (sum, [file, text]) => sum + (file.endsWith('.t.sol') && !runsGuest(text) ? testsIn(text) : 0),
    0,
  );
  const [, passed = '0', failed = '0'] = /: (\d+) tests? passed, (\d+) failed/.exec(output) ?? [];
  if (!expected) problems.push('The pages have no test: nothing was tested.');
  if (Number(passed) !== expected || failed !== '0')
    problems.push(`The files have ${expected} tests; ${passed} passed, and ${failed} failed:\n${output}`);
  const measured = Object.keys(gasIn(output)).length;
  const figures = gasTest === undefined ? 0 : testsIn(files.get(gasTest) ?? '');
  if (measured !== figures) problems.push(`${figures} tests measure gas, and ${measured} of them printed it.`);
  return problems;
}

const squeezed = (text: string) => text.replace(/\s+/g, ' ');

/** The functions that a page shows of a contract of the release, and that the release doesn't have like this. */
export const unlikeRelease = (shown: string, released: string): string[] =>
  [...squeezed(shown).matchAll(/function [^;{]*;/g)].flatMap(([declared]) =>
    squeezed(released).includes(declared) ? [] : [`The release has no "${declared}"`],
  );

/**
 * `emit Gas(name: "direct", gas: 224222 [2.242e5])`, and `"direct, calldata"` for the cost of the data of a
 * transaction.
 */
const line = /emit Gas\(name: "([^",]+)(, calldata)?", gas: (\d+)/g;

/** The gas that tests printed, by what was measured. */
export function gasIn(output: string): Record<string, Record<string, number>> {
  const values: Record<string, Record<string, number>> = {};
  for (const [, name = '', data, gas] of output.matchAll(line)) {
    values[name] = { ...values[name], [data ? 'calldata' : 'call']: Number(gas) };
  }
  return values;
}
