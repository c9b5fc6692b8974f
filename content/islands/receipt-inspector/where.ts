/** Which contract to call on a chain, and the command that calls it. */
import { type Chain, chains, retired } from '../receipt-verifier/facts/deployments.ts';
import { setVerifiers } from '../receipt-verifier/facts/other-verifiers.ts';
import { releases } from '../receipt-verifier/facts/releases.ts';
import type { ReceiptReport } from '../receipt-verifier/report.ts';

export interface ChainPlace {
  readonly name: string;
  readonly address: string;
}

/** Router, verifier, and emergency stop for a selector on a chain, and a sentence about them. */
export function placesFor(
  { name, router, verifiers }: Chain,
  selector: string,
): { places: ChainPlace[]; sentence: string } {
  const [verifier, stop] = verifiers[selector] ?? [];
  const isGroth16 = releases.some((release) => release.selector === selector);
  if (!isGroth16 && !setVerifiers.some((setVerifier) => setVerifier.selector === selector))
    return {
      places: [],
      sentence: `No verifier known to this page has the selector 0x${selector}, on ${name} or elsewhere.`,
    };
  if (isGroth16 && !chains.some((chain) => chain.verifiers[selector]))
    return {
      places: [],
      sentence: `No verifier for 0x${selector} is maintained on any chain. Don’t deploy one: generate the proof with a current release.`,
    };
  if (!verifier || !stop) {
    const contract = isGroth16 ? 'RiscZeroGroth16Verifier of its release' : 'RiscZeroSetVerifier of its version';
    return { places: [], sentence: `No verifier for 0x${selector} is listed on ${name}: deploy ${contract} yourself.` };
  }
  const places = [
    { name: 'Verifier router', address: router },
    { name: isGroth16 ? 'Groth16 verifier' : 'Set verifier', address: verifier },
    { name: 'Emergency stop', address: stop },
  ];
  if (retired[selector] === 'removed') {
    return {
      places: places.slice(1),
      sentence:
        'The router no longer has this selector: it reverts with SelectorRemoved. Generate the proof with a current release.',
    };
  }
  const sentence =
    retired[selector] === 'stopped'
      ? 'This verifier is stopped: every call through the router or the stop reverts with EnforcedPause. The contract behind the stop still answers; don’t rely on it. Generate the proof with a current release.'
      : 'Call the router: it keeps working when the zkVM is updated.';
  return { places, sentence };
}

/** The call as a command line for Foundry. */
export const castCall = ({ signature, args }: NonNullable<ReceiptReport['call']>, address: string): string =>
  [
    'cast call',
    address,
    `'${signature}'`,
    ...args.map((arg) => (arg.startsWith('(') ? `'${arg}'` : arg)),
    '--rpc-url $RPC_URL',
  ].join(' \\\n  ');
