import { expect, test } from 'vitest';
import { docsRsAddress, linkSchemes } from './links.ts';

test.each([
  ['risc0-zkvm', 'https://docs.rs/risc0-zkvm/3.0.6/risc0_zkvm/index.html'],
  ['risc0-zkvm/struct.ProverOpts', 'https://docs.rs/risc0-zkvm/3.0.6/risc0_zkvm/struct.ProverOpts.html'],
  [
    'risc0-zkvm/struct.ProverOpts#method.fast',
    'https://docs.rs/risc0-zkvm/3.0.6/risc0_zkvm/struct.ProverOpts.html#method.fast',
  ],
  ['risc0-zkvm/guest/env', 'https://docs.rs/risc0-zkvm/3.0.6/risc0_zkvm/guest/env/index.html'],
])('%s at docs.rs', (target, address) => {
  expect(docsRsAddress(target, '3.0.6')).toBe(address);
});

test.each([
  ['risc0/zkvm/src/lib.rs#L3', 'https://example.com/blob/v3.0.6/risc0/zkvm/src/lib.rs#L3'],
  ['examples/chess', 'https://example.com/tree/v3.0.6/examples/chess'],
])('%s in the repository', (target, address) => {
  const facts: Readonly<Record<string, string>> = { tag: 'v3.0.6' };
  const context = { fact: (name: string) => facts[name] ?? '', repository: 'https://example.com' };
  expect(linkSchemes.src?.address(target, context)).toBe(address);
});
