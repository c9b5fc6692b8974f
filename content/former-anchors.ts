/**
 * Anchors that links elsewhere rely on: the software's source, READMEs, and error messages, and the pages that people
 * bookmarked. `npm run check:content` fails when one of them disappears. Keep it working with an alias:
 * `## Heading [#heading #former]`, or `anchors` in the glossary.
 */
const terminology =
  'assumption circuit clock-cycles commit composition conditional continuations control-id control-root deterministic-builds elf-binary ' +
  'execute executor execution-trace groth16 groth16-circuit groth16-receipt guest guest-program host host-program image-id journal method ' +
  'prove prover receipt receipt-claim recursion recursion-circuit recursion-program risc-v risc-v-circuit seal segment session stark snark ' +
  'validity-proof verifier verify zero-knowledge-virtual-machine-zkvm';

const faq =
  'zk-basics building-on-the-zkvm code-troubleshooting zkvm-application-design features-performance-and-limitations the-risc-zero-circuits ' +
  'security zkp build-errors using-receipts io-buffer-overflows what-should-guest-do image-id benchmarks language-support max-length ' +
  'rust-crate large-data acceleration dont-write-circuits circuits image-id-security tampering-with-code';

const on = (page: string, anchors: string) => anchors.split(' ').map((anchor) => `${page}#${anchor}`);

/** In the link grammar of pages. A link to a topic is looked up in the latest version. */
export const formerAnchors: readonly string[] = [
  ...on('/terminology', terminology),
  ...on('/faq', faq),
  ...on('api:zkvm/examples', 'running-the-examples'),
  ...on('api:zkvm/optimization', 'when-reading-data-as-raw-bytes-use-envread_slice'),
  ...on('api:security-model', 'zero-knowledge-proving'),
  ...on('api:generating-proofs/local-proving', 'nvidia-gpu'),
  ...on('api:zkvm/quickstart', '1-install-the-risc-zero-toolchain'),
  ...on('api:security-model', 'zero-knowledge-proving'),
];
