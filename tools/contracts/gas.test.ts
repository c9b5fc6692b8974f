import { expect, test } from 'vitest';
import { gasIn } from './gas.ts';

test('calls and the data of their transactions are read from the traces of a test', () => {
  const output = `
    ├─ emit Gas(name: "direct", gas: 224222 [2.242e5])
    ├─ emit Gas(name: "direct, calldata", gas: 5640)
    ├─ emit Gas(name: "claim in a set of 10", gas: 8132)`;
  expect(gasIn(output)).toEqual({ direct: { call: 224_222, calldata: 5640 }, 'claim in a set of 10': { call: 8132 } });
});
