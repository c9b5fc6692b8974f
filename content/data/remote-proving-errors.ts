import { defineTable } from 'onesource';

const failedThere = 'Run the guest on your own machine first. It panicked or exceeded a limit.';

export const table = defineTable({
  caption: 'Errors from the client for the Bonsai protocol',
  source: [
    { title: 'BonsaiProver', href: 'src:risc0/zkvm/src/host/client/prove/bonsai.rs' },
    { title: 'bonsai-sdk', href: 'src:bonsai/sdk/src/lib.rs' },
  ],
  checked: '2026-11-20',
  columns: ['Message', 'Cause'],
  rows: [
    {
      askedAs: 'credentials, token, closed',
      cells: [
        { code: 'missing BONSAI_API_KEY env var' },
        'RISC0_PROVER chose this client by name, but the key or the address is not set.',
      ],
    },
    {
      versions: '>=1.2',
      cells: [
        { code: 'not implemented: Unsupported prover: bonsai' },
        'The crate was built without its default feature bonsai.',
      ],
    },
    {
      askedAs: '401, 500, unauthorized, forbidden',
      cells: [
        { code: 'server error `…`' },
        'The server refused the request. The text is its reason: a wrong key, a version it does not know, or a limit.',
      ],
    },
    {
      askedAs: 'timeout, refused, unreachable, network',
      versions: '<2.0.0',
      cells: [
        { code: 'HTTP error from reqwest' },
        'The server could not be reached, or did not answer in time. The addresses of the closed Bonsai service end here.',
      ],
    },
    {
      versions: '>=2.0.0',
      cells: [
        { code: 'HTTP error from reqwest' },
        'The server could not be reached, or did not answer in time. If the upload of a large input times out, raise BONSAI_TIMEOUT_MS. The addresses of the closed Bonsai service end here.',
      ],
    },
    {
      cells: [
        { code: 'HTTP error from reqwest' },
        'If it ends in “operation timed out” in a program with #[tokio::main], although the server answers: call the prover in spawn_blocking, as Async hosts shows. BonsaiProver blocks, and a user saw this after calling it on the runtime itself (risc0#3298).',
      ],
      quotes: [],
    },
    {
      cells: [
        { code: 'HTTP error from reqwest' },
        'If it came while the host asked for the status (IncompleteMessage, connection closed), the host gives up, and the job goes on at the server. Ask again with the session’s uuid, which RUST_LOG=debug prints, through the SDK’s own client.',
      ],
      quotes: [],
    },
    { versions: '<0.21', cells: [{ code: 'Bonsai prover workflow exited: FAILED' }, failedThere] },
    {
      askedAs: 'remote job crashed',
      versions: '>=0.21',
      quotes: [
        {
          file: 'risc0/zkvm/src/host/client/prove/bonsai.rs',
          text: 'Bonsai prover workflow [{}] exited: {} err: {}',
        },
      ],
      cells: [{ code: 'Bonsai prover workflow […] exited: FAILED err: …' }, failedThere],
    },
    {
      askedAs: 'gave up, OOM, too many',
      versions: '>=1.2',
      quotes: [],
      cells: [
        { code: 'Job failed: … - retry max hit' },
        'A task of a Bento cluster failed on every attempt. The cause is in the logs of its agents: just bento logs. Often a segment is too large for the card, or the session limit of the cluster was reached.',
      ],
    },
    {
      versions: '0.21',
      cells: [{ code: 'Only proven receipts can be uploaded.' }, 'Prove the assumption first. It has no receipt yet.'],
    },
    {
      askedAs: 'composition, fake, unproven',
      versions: '>=1.0',
      cells: [
        { code: 'only proven assumptions can be uploaded to Bonsai.' },
        'Prove the assumption first. It has no receipt yet.',
      ],
    },
    {
      versions: '>=1.2',
      cells: [
        { code: 'Bonsai only supports succinct assumption receipts.' },
        'Prove the receipt that the guest builds on with ProverOpts::succinct(). It is of another kind. Ask for Groth16 in the outermost proof only.',
      ],
    },
    {
      askedAs: 'shrink, Groth16 later',
      versions: '>=1.0',
      cells: [
        { code: 'BonsaiProver does not support compression on existing receipts' },
        'Ask for the final kind when you prove. Your host called compress.',
      ],
    },
  ],
});
