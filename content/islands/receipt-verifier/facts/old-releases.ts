/**
 * Releases before 1.0, whose seals have no selector, and whose claims include the digest of the final state.
 * Source: ControlID and Groth16Verifier at the tag, in risc0-ethereum (contracts/src/groth16) or, up to 0.19, in risc0
 * (bonsai/ethereum/contracts/groth16).
 */
export interface OldRelease {
  /** The version of the zkVM. */
  readonly zkvm: string;
  /** Where its contract is. */
  readonly tag: string;
  /** CONTROL_ID_0 and CONTROL_ID_1, the first two public inputs. */
  readonly controlId: readonly [string, string];
  readonly key: 'first' | 'second';
  /** The tag of the claim. ReceiptMeta contains the journal's digest, ReceiptClaim the digest of an output. */
  readonly claimTag: 'risc0.ReceiptMeta' | 'risc0.ReceiptClaim';
}

export const oldReleases: readonly OldRelease[] = [
  {
    zkvm: '0.17',
    tag: 'risc0 v0.17.0',
    controlId: ['41bc00f14e6b8601221f40715dc4d1ed', '159a44e61692a5c66afe6eb6317f0dc7'],
    key: 'first',
    claimTag: 'risc0.ReceiptMeta',
  },
  {
    zkvm: '0.18 and 0.19',
    tag: 'risc0 v0.19.1',
    controlId: ['68e42d8b3ddc499f4e1799a767052ab3', '3802684f1645e0a028585b0445d39231'],
    key: 'first',
    claimTag: 'risc0.ReceiptMeta',
  },
  {
    zkvm: '0.20',
    tag: 'risc0-ethereum v0.7.0',
    controlId: ['447d7e12291364db4bc5421164880129', '12c49ad247d28a32147e13615c6c81f9'],
    key: 'first',
    claimTag: 'risc0.ReceiptClaim',
  },
  {
    zkvm: '0.21',
    tag: 'risc0-ethereum v0.10.0',
    controlId: ['39ff805954f4eb2868d338764408f76d', '15cf3a5f4097269e3a6d921c18625531'],
    key: 'second',
    claimTag: 'risc0.ReceiptClaim',
  },
];

/** Their verifying keys. Alpha, beta, and gamma are those of `verifying-key.ts`, and so is the form of the points. */
export const oldKeys: Readonly<
  Record<OldRelease['key'], { readonly delta: string; readonly inputPoints: readonly string[] }>
> = {
  first: {
    delta:
      '28f15945c0d350dc79c3fa9aeae56a7c6f70a38baaa48bbda19531ac0564337914fc776a7ce28afa94649f38f373a61f64ac984c02eee7eb8a36e68ac69edfed2b135a25ce834c21818185f0779ddaf65f831d6cb941d74a6e8a10ce1b0e05612f41f6b9a171433f2a2eaa0442b6cc89785eddcbd269e2a4386dbd91f6253b84',
    inputPoints: [
      '0bae4e8249e16a7a60ccd0215fbe09b3850e8c18213acdb7f3e778e83909cb55295a20c060882ebb89c0339f67c0659b89ab239bfa1239943d6e73841804e11c',
      '094bd9c4b3869496bcf8ab0f733cc6b64243b5d408d09b701b16e7ddd124b17e1b88e5dd5422d4c00bda2bc18bc9ac5aba22b30f81d6f6f68620226b984ac266',
      '2110dccdaf8ae02a1da45b139c06df34536f19e6826d66879420751a419c1a100f680c08630f998c5fac176e593c8c7ee279105baff2d93aeaed5a5add0ccfd6',
      '0e65c1c9ab69133c2e7399aa172eb5a89ccb7e7ba844a10f87c8cc729a0b3b7925ee06c4f9429471049948199b2973a538d9baff5425b52ce978bc88547ddc23',
      '0b7c7639a64cb5505831eb09e75d41862c63b1f3ec55fc432a60b989eeaad5a523fdad98b64dbcbc1866faf6f7da3d769c91699bb729c94271dc428811d95e51',
    ],
  },
  second: {
    delta:
      '2da0a8f2daa8496a8f3fcc27be3a6f95d0fd194c104cc2561ae945b9ef62b2152e768fbb4a79cc667c24913b8ea6130949faee1b4ef9e492dd083a705a7ecae31028bb38e50f245677993cd944b3ff74af7bf9f7527cee8e604c6220a848c5be2b492fc9489ac9d6041f3836baf93a109f9253529d8012e01ce011c316c83be6',
    inputPoints: [
      '0a290a37e44495f8ba6f79b790a262a73130a55a228e288ef18d4ea322be57bb1e04c986599fc5c27efa1e96335b142c9af7c665db8cc2beec2df46a413a8d0f',
      '2a48c804fc0a598530f368cec38e4ffa1c28ea493c5974795cb753752cdcf115010a4a6f7eaba5eb044fca50e7c0bf141855fdc799bba8df8613fbfb8fb4f6ca',
      '15a9d4452a9749d08cf15886ff3dbdb6d5241cb2bb3305f8359161653e9bd7b322327e74a9614ae127168748cf3be7e4b1b97e95b62100cc614de340bc9b8383',
      '0a5792b9591ec6c58fe22e0de47c9d5a50a51305c316cd53ce5d2cfafd499a462f57c67f49c731842f676749e686e0f65a397ccf0ac98dceddbe2adde6808b01',
      '26f5f5f0cea15dd7b79310095e6052b62eee2b5bfc2d2125802801df17bd89151751024dbc2dec7470617907ddf19a7d48601b86b937bbe1065579c11e597787',
    ],
  },
};
