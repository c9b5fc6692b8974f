import { defineTable } from 'onesource';

const row = (sign: string | { readonly code: string }, cause: string, remedy: string) => ({
  quotes: [],
  cells: [sign, cause, remedy],
});

/** Messages of another project: they are in its source at the tag, or in the report. */
export const table = defineTable({
  caption: 'Signs of trouble in a Bento cluster, and what to do',
  source: [
    { title: 'compose files of v2.0.2', href: 'https://github.com/boundless-xyz/boundless/tree/v2.0.2' },
    {
      title: 'the agents’ arguments',
      href: 'https://github.com/boundless-xyz/boundless/blob/v2.0.2/prover/crates/workflow/src/lib.rs',
    },
    { title: 'boundless#850', href: 'https://github.com/boundless-xyz/boundless/issues/850' },
    { title: 'boundless#1060', href: 'https://github.com/boundless-xyz/boundless/pull/1060' },
    { title: 'boundless#1237', href: 'https://github.com/boundless-xyz/boundless/issues/1237' },
    { title: 'boundless#1646', href: 'https://github.com/boundless-xyz/boundless/issues/1646' },
    { title: 'boundless#1694', href: 'https://github.com/boundless-xyz/boundless/issues/1694' },
    { title: 'risc0#3251', href: 'https://github.com/risc0/risc0/pull/3251' },
    { title: 'boundless#1697', href: 'https://github.com/boundless-xyz/boundless/issues/1697' },
    { title: 'boundless#1698', href: 'https://github.com/boundless-xyz/boundless/issues/1698' },
  ],
  checked: '2026-11-28',
  columns: ['What you see', 'Cause', 'What to do'],
  rows: [
    row(
      'The provers’ log ends in OutOfMemory',
      'a segment is too large for the card',
      'Lower SEGMENT_SIZE by one, and restart. The project’s figures are upper limits: it names 20 for a card of 16 GB, and an operator’s ran out at 19 (boundless#1646).',
    ),
    row(
      { code: 'could not select device driver "nvidia" with capabilities: [[gpu]]' },
      'Docker has no runtime for NVIDIA cards; a message of Docker itself',
      'Run sudo ./scripts/setup.sh, which installs the runtime and makes it the default.',
    ),
    row(
      { code: 'nvidia-container-cli: requirement error: unsatisfied condition: cuda>=13.0' },
      'the driver is older than the CUDA of the image; a message of NVIDIA’s runtime',
      'Update the driver, or build the image with an older CUDA, as shown under Supported GPUs and drivers.',
    ),
    row(
      { code: 'no CUDA-capable device is detected' },
      'the container has no card, or the driver is older than the CUDA of the image; reported for CUDA 12.8 with an image for 12.9 (boundless#1237)',
      'Compare the CUDA version in nvidia-smi with that of the image. If the driver is new enough, run sudo ./scripts/setup.sh again, which makes NVIDIA’s runtime the default of Docker.',
    ),
    row(
      { code: 'cudaLaunchKernelEx(…) … failed: "named symbol not found"' },
      'the image has no kernels for this card; reported for the RTX 5080 and 5090 with images of June 2025 (boundless#850)',
      'Take the images of a newer release, or build one for your card.',
    ),
    row(
      { code: 'retry max hit: …' },
      'a task failed or timed out more often than its three retries: a segment has 30 seconds, a join 10. Since 2.0, the last error follows',
      'If no error follows, the card is too slow for the limit, as on a first proof. Set PROVE_TIMEOUT and JOIN_TIMEOUT in exec_agent, or lower SEGMENT_SIZE.',
    ),
    row(
      'Tasks fail because data of the job is missing, in the older stack',
      'Redis was short of memory and threw out segments: that stack runs it with allkeys-lru',
      'Use the new stack, whose Redis refuses to write instead, or set noeviction. Give Redis more memory.',
    ),
    row(
      'Data is missing although Redis has room',
      'the job took longer than REDIS_TTL, 57,600 seconds',
      'Raise REDIS_TTL, or add cards.',
    ),
    row(
      { code: 'Execution stopped intentionally due to session limit of … cycles' },
      'the run exceeds the limit of the request or of the cluster, 100 billion cycles',
      'Nothing, if a market request was too long for your settings. Otherwise set EXEC_CYCLE_LIMIT, in millions of cycles, in the environment of exec_agent in the compose file.',
    ),
    row(
      { code: 'Failure during task processing: Executor failed … Session limit exceeded: … >= …' },
      'the run exceeds the limit of the request or of the cluster. This is the wording before September 2025; the broker shows it as B-BON-005',
      'The message looks like an error, and is a limit. Nothing, if a market request was too long for your settings. Otherwise set EXEC_CYCLE_LIMIT, in millions of cycles, in the environment of exec_agent.',
    ),
    row(
      { code: '[BENTO-WF-108] Failure during task processing: …' },
      'a task failed. An agent logs this for each attempt; before 1.1 without the code',
      'Look up what follows, which is the cause. It may pass on the next attempt.',
    ),
    row(
      { code: 'Failed to decode assumption Receipt … Io(Kind(UnexpectedEof))' },
      'the run has an assumption, and Bento before 1.0.1 expects another encoding of it than the client sends (risc0#3251)',
      'Use Bento 1.0.1 or later. The receipt that you assume has to be succinct.',
    ),
    row(
      { code: 'tcp connect error … Connection refused (os error 111)' },
      'a prover doesn’t reach the server: BENTO_API_URL is wrong, a firewall is in between, or the server ran out of memory and is starting again. Its limit was 1 GB until April 2026 (boundless#1892)',
      'Call curl on the address that BENTO_API_URL names, with /health, from the prover’s machine. Raise mem_limit of rest_api in the compose file if docker compose ps shows that it restarts.',
    ),
    row(
      { code: '[BENTO-WF-117] POVW join failed: io error: unexpected end of file' },
      'reported for runs of 42 billion cycles with 1.2, in a cluster whose Redis dropped data',
      'Upgrade to 2.0, whose Redis refuses to write instead of dropping data, and give Redis more memory. In the older stack, set noeviction.',
    ),
    row(
      {
        code: '[BENTO-WF-115] Prove failed: Failed to deserialize segment data from redis: io error: unexpected end of file',
      },
      'reported with 1.2.2 for 24 cards in three machines whose Redis dropped nothing (boundless#1698); no cause was found',
      'Upgrade to 2.0, whose provers fetch segments from the server instead of Redis, and send the job again.',
    ),
    row(
      { code: '[BENTO-WF-115] Prove failed: segment data not found for segment key: …' },
      'Redis dropped the segment: REDIS_TTL is over, or the job was removed',
      'Send the job again. Raise REDIS_TTL if jobs take that long.',
    ),
    row(
      { code: '[BENTO-WF-117] POVW join failed: failed to get receipt for key: …' },
      'Redis dropped the receipt: REDIS_TTL is over, or the job was removed. Without rewards, the code is BENTO-WF-119',
      'Send the job again. Raise REDIS_TTL if jobs take that long.',
    ),
    row(
      { code: '[BENTO-PROVE-004] Failed to verify segment receipt integrity' },
      'the card calculated a wrong proof; BENTO-PROVE-010 is the same for the lift, BENTO-JOIN-006 for the join',
      'Nothing, if it passes on the second attempt. If one card does it again and again, take it out.',
    ),
    row(
      { code: '[BENTO-EXEC-018] ELF MAGIC mismatch (data too short or invalid header)' },
      'the uploaded guest isn’t a .bin file of risc0 2.0 or later',
      'Upload the .bin file that cargo risczero build prints.',
    ),
    row(
      { code: '[BENTO-EXEC-019] User supplied imageId does not match generated ID: … - …' },
      'the ID of the request belongs to another file',
      'Calculate it with compute_image_id from the file that you upload.',
    ),
    row(
      { code: '[BENTO-EXEC-021] Invalid assumption receipt, not succinct' },
      'an assumption is of another kind; also BENTO-EXEC-022',
      'Prove it with ProverOpts::succinct().',
    ),
    row(
      { code: '[BENTO-EXEC-037] Failed to run executor: …' },
      'the guest stopped with what follows, for example a panic',
      'Execute it on your own machine with the same input.',
    ),
    row(
      { code: '[BENTO-FINALIZE-001] Receipt verification failed' },
      'the finished receipt doesn’t verify for its image ID; BENTO-FINALIZE-002 says that it isn’t succinct',
      'Look whether the guest ended with an exit code other than 0, and whether all agents are of one release.',
    ),
    row(
      { code: '[BENTO-RESOLVE-008] could not deserialize assumption receipt: …' },
      'agents of different releases, or a receipt in Redis that is cut off; BENTO-RESOLVE-002 is a claim without its list of assumptions, BENTO-RESOLVE-004 the same for the proof of Keccak, BENTO-JOIN-001, JOIN-002, UNION-001, and UNION-002 for two receipts to join',
      'Bring all agents to one release, and send the job again.',
    ),
    row(
      { code: 'corroborating receipt not found: key …' },
      'the receipt of an assumption is no longer in Redis: REDIS_TTL is over, or the job was removed',
      'Send the job again.',
    ),
    row(
      { code: '[BENTO-PROVE-002] Missing prover from prove task' },
      'the agent has no prover, since it was started for other tasks; also BENTO-KECCAK-003, UNION-003, RESOLVE-005, RESOLVE-009, SNARK-002',
      'Start it with -t prove, from the image prover-agent.',
    ),
    row(
      { code: '[BENTO-EXEC-006] create_task failure during segment creation' },
      'the executor couldn’t enter a task: also EXEC-003, 008, 010, 013, 015, 017, 030, 033, and 034. EXEC-031, 032, 049, and 051 are the same for data, EXEC-025 to 029 for a queue',
      'Check Redis, its memory, and its log.',
    ),
    row(
      { code: '[BENTO-EXEC-036] Invalid POVW_LOG_ID format: …' },
      'REWARD_ADDRESS isn’t an address. This is a warning, and the proof has no rewards',
      'Write 0x and 40 hexadecimal digits.',
    ),
    row(
      { code: '[BENTO-AGENT-001] Failed to initialize Agent' },
      'the agent ends at its start. Behind it is the cause: BENTO-WF-100 to 104 are Redis, the address of the server, the folder of STORAGE_DIR, and the prover or its card. BENTO-AGENT-002 is an end in operation',
      'Correct that setting; for the prover, look at the driver and at nvidia-smi in the container.',
    ),
    row(
      { code: '[BENTO-WF-200] This worker stream is API-backed and has no direct taskdb' },
      'an agent with -t prove was to do something for which it needs Redis; also BENTO-WF-201',
      'Compare its command with the compose file.',
    ),
    row(
      { code: '[BENTO-SNARK-004] failed to create groth16 receipt' },
      'the Groth16 step failed; BENTO-SNARK-007 is the one over BLAKE3. BENTO-SNARK-005 and 008: the result doesn’t verify',
      'Look for OutOfMemory in the lines before it: the step needs the card’s memory, too.',
    ),
    row(
      { code: '[BENTO-WF-100] TASKDB_REDIS_URL or REDIS_URL is required' },
      'an executor or helper was started without the address of Redis; also BENTO-WF-101',
      'Set REDIS_URL. Only provers work without it.',
    ),
    row(
      { code: '[BENTO-WF-104] Completed job cleanup failed: …' },
      'in spite of its name: a helper couldn’t look for tasks that ran into their time limit, for example because Redis doesn’t answer',
      'Check Redis.',
    ),
    row(
      { code: '[BENTO-WF-105] Failed to claim GPU work from API' },
      'a prover doesn’t get an answer from the server; BENTO-WF-109, 110, 111, and 133 are later calls to it',
      'Nothing, if it appears once: the server was restarted. Otherwise call curl on the address that BENTO_API_URL names, with /health, from the prover’s machine.',
    ),
    row(
      { code: '[BENTO-WF-202] Failed to fetch redis key …' },
      'Redis didn’t answer, or the key is gone; BENTO-WF-203 is writing, which also fails when Redis is full',
      'Check Redis with info memory, and give it more.',
    ),
    row(
      { code: '[BENTO-WF-206] Failed to upload asset … through API' },
      'the server couldn’t store a receipt or a journal',
      'Look at its log and at the free space of its disk.',
    ),
    row(
      { code: 'Failed to parse POVW_LOG_ID: …' },
      'REWARD_ADDRESS isn’t an address; the agent doesn’t start',
      'Write 0x and 40 hexadecimal digits.',
    ),
    row(
      { code: 'server error `{"type":"InternalErr","msg":"internal error"}`' },
      'the server failed, for example on a full disk or without Redis. Asking for a job that is unknown, or that failed more than five minutes ago, has the same answer',
      'docker compose -f prover-compose.yml logs rest_api has the cause in a line with api error.',
    ),
    row(
      { code: 'server error `{"type":"ImageIdMismatch", …' },
      'the uploaded guest has another image ID than its address',
      'Calculate the ID with compute_image_id from the file that you upload.',
    ),
    row(
      'The proof is done, the Groth16 receipt isn’t',
      'the last step is given 180 seconds',
      'Set SNARK_TIMEOUT to more seconds.',
    ),
    row(
      { code: 'Could not find gpu_prove_agent0 section' },
      'boundless prover generate-config of a release before February 2026 meets a newer compose file, which has one gpu_prove_agent for all cards',
      'Install the command of the release branch that your compose file is from.',
    ),
    row(
      'No card is busy, and the job waits',
      'no prover is connected',
      'Look for a prover that restarts in a loop: docker compose ps. Check BENTO_API_URL on the other machines.',
    ),
  ],
});
