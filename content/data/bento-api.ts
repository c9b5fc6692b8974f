import { defineTable } from 'onesource';

const call = (path: string, send: string, answer: string) => ({ quotes: [], cells: [{ code: path }, send, answer] });

/** Calls of another project's server, which `quotes` can't check: they are in the first source. */
export const table = defineTable({
  caption: 'Calls of a Bento server, Boundless 2.0',
  source: [
    {
      title: 'prover/crates/api/src/lib.rs at v2.0.2',
      href: 'https://github.com/boundless-xyz/boundless/blob/v2.0.2/prover/crates/api/src/lib.rs',
    },
  ],
  checked: '2026-11-28',
  columns: ['Call', 'What you send', 'Answer'],
  rows: [
    call(
      'GET and PUT /images/upload/IMAGE_ID',
      'PUT: the .bin file of the guest',
      'GET: url for the upload, or status 204 if the server has this guest',
    ),
    call(
      'GET /inputs/upload, PUT to its url',
      'the bytes of the guest’s standard input',
      'url and uuid; the server deletes inputs after 24 hours',
    ),
    call(
      'GET /receipts/upload, PUT to its url',
      'a receipt as bincode: a succinct one as an assumption, or one to be wrapped',
      'url and uuid',
    ),
    call(
      'POST /sessions/create',
      'img (image ID) and input (uuid); optional: assumptions (a list of uuids), execute_only, and exec_cycle_limit in units of 1,048,576 cycles, which can only lower the cluster’s own limit',
      'uuid of the session',
    ),
    call(
      'GET /sessions/status/UUID',
      '',
      'status RUNNING, SUCCEEDED, or FAILED; error_msg; receipt_url; stats with segments, total_cycles, and cycles (those of the user)',
    ),
    call('GET /receipts/stark/receipt/UUID', '', 'the succinct receipt as bincode; GET /receipts/UUID has its address'),
    call('GET /sessions/exec_only_journal/UUID', '', 'the journal of a session with execute_only'),
    call(
      'POST /snark/create',
      'session_id: a session that has succeeded, or an uploaded receipt',
      'uuid of the Groth16 step',
    ),
    call('GET /snark/status/UUID', '', 'status, error_msg, and in output the address of the receipt'),
    call('GET /receipts/groth16/receipt/UUID', '', 'the Groth16 receipt as bincode'),
    call(
      'POST /shrink_bitvm2/create, GET /shrink_bitvm2/status/UUID',
      'as for /snark',
      'a Groth16 receipt over BLAKE3, for Bitcoin',
    ),
    call('GET /work-receipts, GET /work-receipts/KEY', '', 'the work receipts for rewards'),
    call('GET /health', '', 'status 200 while the server is up'),
    call('/worker/…, /assets/…', 'used by the agents', 'tasks, files, and what is in Redis'),
  ],
});
