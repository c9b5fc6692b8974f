import { defineTable } from 'onesource';

const setting = (name: string, preset: string, meaning: string) => ({
  quotes: [],
  cells: [{ code: name }, preset, meaning],
});

/** Variables of another project, which `quotes` can't check: they are in the sources. */
export const table = defineTable({
  caption: 'Environment variables of the cluster and the broker, Boundless 2.0',
  source: [
    {
      title: 'prover-compose.yml at v2.0.2',
      href: 'https://github.com/boundless-xyz/boundless/blob/v2.0.2/prover-compose.yml',
    },
    {
      title: 'the agents’ arguments',
      href: 'https://github.com/boundless-xyz/boundless/blob/v2.0.2/prover/crates/workflow/src/lib.rs',
    },
    {
      title: 'the server’s',
      href: 'https://github.com/boundless-xyz/boundless/blob/v2.0.2/prover/crates/api/src/lib.rs',
    },
    { title: 'justfile', href: 'https://github.com/boundless-xyz/boundless/blob/v2.0.2/justfile' },
  ],
  checked: '2026-11-28',
  columns: ['Variable', 'Without it', 'Meaning'],
  rows: [
    setting('SEGMENT_SIZE', '21', 'po2 of the largest segment that the executors cut'),
    setting('RISC0_KECCAK_PO2', '17', 'the same for batches of Keccak'),
    setting('BENTO_EXECUTOR_COUNT, BENTO_AUX_WORKER_COUNT', '4, 2', 'number of executors and of helpers'),
    setting('REDIS_TTL', '57,600', 'seconds after which Redis drops the data of a job'),
    setting(
      'REDIS_HOST, REDIS_PASSWORD, REDIS_IMG',
      'redis, none, valkey/valkey:9.0',
      'the store of tasks and segments',
    ),
    setting('SNARK_TIMEOUT', '180', 'seconds for the Groth16 step'),
    setting(
      'REWARD_ADDRESS, POVW_LOG_ID',
      'none',
      'address for which cycles are counted; the first becomes the second in the agents',
    ),
    setting('RUST_LOG', 'info', 'level of the log; the broker’s own is debug'),
    setting(
      'PROVER_STACK, BOUNDLESS_BUILD, BOUNDLESS_MINING',
      'new stack, finished images, with the miner',
      'read by just: legacy; a list of services to build, or all; false',
    ),
    setting(
      'PROVER_AGENT_IMAGE, PROVER_CPU_AGENT_IMAGE, PROVER_REST_API_IMAGE, BROKER_IMAGE, PROVER_CLI_IMAGE',
      'tags prover-v2.0, broker-v2.0',
      'other images',
    ),
    setting('BLAKE3_GROTH16_SETUP_DIR', 'in the image', 'folder with the setup of Groth16 over BLAKE3'),
    setting('CADDYFILE, CADDY_DOMAIN, CADDY_API_KEY', 'Caddyfile, :80, none', 'profile caddy, in front of the server'),
    setting(
      'PROVER_PRIVATE_KEY, PROVER_RPC_URL_8453, PROVER_RPC_URLS_8453',
      'required, one for each network, none',
      'key of the broker; its RPC server; further ones',
    ),
    setting('BROKER_EXTRA_ARGS', 'none', 'further options of the broker, such as --listen-only'),
    setting(
      'CLEANUP_POLL_INTERVAL, CLEANUP_STATS_TTL, BENTO_DISABLE_COMPLETED_CLEANUP',
      '300, 3,600, false',
      'helpers: how often jobs that have ended are removed from Redis, how long their cycles are kept, in seconds; the last one is fixed in the compose file: true there keeps the jobs',
    ),
    setting(
      'STUCK_TASKS_POLL_INTERVAL, BENTO_DISABLE_STUCK_TASK_CLEANUP',
      '60, false',
      'helpers: how often they look for tasks that wait although nothing holds them up; true to leave them',
    ),
    setting(
      'PROVE_TIMEOUT, JOIN_TIMEOUT, RESOLVE_TIMEOUT, FINALIZE_TIMEOUT',
      '30, 10, 10, 10',
      'seconds for one task, after which another prover gets it; not in the compose file: add them to exec_agent',
    ),
    setting(
      'PROVE_RETRIES, JOIN_RETRIES, RESOLVE_RETRIES, FINALIZE_RETRIES',
      '3, 3, 3, 0',
      'how often a task is tried again; add them to exec_agent',
    ),
    setting('EXEC_CYCLE_LIMIT', '100,000', 'longest run, in units of 1,048,576 cycles; add it to exec_agent'),
    setting('INPUT_TTL_HOURS', '24', 'hours until the server deletes an input, 0 for never; add it to rest_api'),
    setting('STORAGE_DIR', './data/object_store', 'the server’s folder for programs, inputs, and receipts'),
    setting('PROMETHEUS_METRICS_ADDR', 'port 9090', 'where an agent offers its figures'),
    setting('ORDER_STREAM_CLIENT_PING_MS', '30,000', 'how often the broker checks its connection to the order stream'),
  ],
});
