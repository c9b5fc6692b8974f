import { defineTable } from 'onesource';
import { chains, retired } from '../islands/receipt-verifier/facts/deployments.ts';

const commit = (hash: string, text: string) => ({
  text,
  href: `https://github.com/risc0/risc0-ethereum/commit/${hash}`,
});
const advisory = (id: string, text: string) => ({ text, href: `#${id.toLowerCase()}` });
const sysRead = advisory('GHSA-jqq4-c7wq-36h7', 'CVE-2025-61588');
const noFix = 'not stated; its guests have no fix for CVE-2025-61588';
const setVerifiers = commit('f1b0e9fa', 'October 1, 2025');

const row = (
  selector: string,
  verifier: string,
  since: ReturnType<typeof commit>,
  why: ReturnType<typeof advisory> | string,
) => ({
  cells: [
    { code: `0x${selector}` },
    verifier,
    retired[selector] === 'stopped' ? 'stopped' : 'removed from the router',
    `${chains.filter(({ verifiers }) => verifiers[selector]).length}`,
    since,
    why,
  ],
});

/** Dates are those of the commits that record the state. */
export const table = defineTable({
  caption: 'Verifiers that were stopped or removed',
  source: [
    {
      title: 'deployment.toml of January 28, 2026',
      href: 'https://github.com/risc0/risc0-ethereum/blob/6329676ed58ab48b4d998011c9dcd5bc658bb619/contracts/deployment.toml',
    },
  ],
  checked: '2026-11-23',
  columns: ['Selector', 'Verifier', 'State', 'Networks', 'Recorded', 'Why'],
  rows: [
    row(
      '9f39696c',
      'Groth16, 2.0',
      commit('072e01b8', 'June 26, 2025'),
      advisory('GHSA-g3qg-6746-3mg9', 'CVE-2025-52484'),
    ),
    row(
      'f536085a',
      'Groth16, 2.1',
      commit('d1a477e9', 'August 5, 2025'),
      advisory('GHSA-f6rc-24x4-ppxp', 'CVE-2025-54873'),
    ),
    row('bfca9ccb', 'set verifier 0.1', setVerifiers, sysRead),
    row('f443ad7b', 'set verifier 0.4', setVerifiers, sysRead),
    row('f2e6e6dc', 'set verifier 0.5', setVerifiers, sysRead),
    row('80479d24', 'set verifier 0.6', setVerifiers, sysRead),
    row('0f63ffd5', 'set verifier 0.7', setVerifiers, sysRead),
    row('50bd1769', 'Groth16, 1.1', commit('c1ddb41a', 'November 14, 2025'), noFix),
    row('c101b42b', 'Groth16, 1.2', commit('c1ddb41a', 'November 14, 2025'), noFix),
  ],
});
