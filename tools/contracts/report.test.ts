import { expect, test } from 'vitest';
import { gasIn, missing, unlikeRelease } from './report.ts';

test('calls and the data of their transactions are read from the traces of a test', () => {
  const output = `
    ├─ emit Gas(name: "direct", gas: 224222 [2.242e5])
    ├─ emit Gas(name: "direct, calldata", gas: 5640)
    ├─ emit Gas(name: "claim in a set of 10", gas: 8132)`;
  expect(gasIn(output)).toEqual({ direct: { call: 224_222, calldata: 5640 }, 'claim in a set of 10': { call: 8132 } });
});

const files = new Map([
  ['src/Gate.sol', 'contract Gate {}'],
  ['test/Gate.t.sol', '    function test_Open() public {}\n    function test_Shut() public {}\n'],
  ['test/Guest.t.sol', 'import "risc0/test/RiscZeroCheats.sol";\n    function test_Guest() public {}\n'],
  ['test/Gas.t.sol', '    function test_Direct() external {}\n'],
]);
const expected = { files, gasTest: 'test/Gas.t.sol' };
const passed =
  'emit Gas(name: "direct", gas: 1)\nRan 2 test suites in 9ms: 3 tests passed, 0 failed, 0 skipped (3 total tests)';

test.each([
  ['every test passed and printed its gas', { exit: 0, output: passed }, expected, 0],
  ['a contract does not compile', { exit: 1, output: 'Error: Compiler run failed' }, expected, 'exit code 1'],
  ['forge says nothing', { exit: 0, output: '' }, expected, 'The files have 3 tests; 0 passed'],
  ['a test was not run', { exit: 0, output: passed.replace('3 tests', '2 tests') }, expected, '2 passed'],
  ['no gas was printed', { exit: 0, output: passed.slice(40) }, expected, '1 tests measure gas, and 0'],
  ['there are no contracts', { exit: 0, output: '' }, { files: new Map(), gasTest: undefined }, 'nothing was checked'],
])('%s', (_, run, demanded, problem) => {
  const [first = '', ...more] = missing(run, demanded);
  if (problem === 0) expect([first, ...more]).toEqual(['']);
  else expect(first).toContain(problem);
});

test('functions that a page shows of a contract of the release are those of the release', () => {
  const released = 'interface A {\n    function verify(bytes calldata seal, bytes32 id)\n        external view;\n}';
  expect(
    unlikeRelease('interface A { function verify(bytes calldata seal, bytes32 id) external view; }', released),
  ).toEqual([]);
  expect(
    unlikeRelease('interface A { function verify(bytes32 id, bytes calldata seal) external view; }', released),
  ).toEqual(['The release has no "function verify(bytes32 id, bytes calldata seal) external view;"']);
});
