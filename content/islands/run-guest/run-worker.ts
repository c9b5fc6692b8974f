/** Runs guests off the main thread. Its own response allows WebAssembly, which the pages' policy doesn't. */
import executorFile from './built/executor.deflate?url';
import { compileExecutor, type Executor, type GuestReport, type GuestRequest } from './executor.ts';

/** A guest of this site is loaded from its address. */
export interface RunOrder {
  readonly guest: string | Uint8Array;
  readonly runs: readonly Omit<GuestRequest, 'binary'>[];
}

export type RunNews =
  | { readonly segments: number }
  | { readonly reports: readonly GuestReport[]; readonly milliseconds: number }
  | { readonly failure: 'lost' | 'refused' };

const say = (news: RunNews) => postMessage(news);

/** The files are compressed already: not every host compresses them. */
async function load(address: string): Promise<Uint8Array<ArrayBuffer>> {
  const { ok, body } = await fetch(address);
  if (!ok || !body) throw new Error(`${address} could not be loaded.`);
  return new Uint8Array(await new Response(body.pipeThrough(new DecompressionStream('deflate-raw'))).arrayBuffer());
}

/** Null if the browser, or the policy, doesn't allow WebAssembly. */
let executor: Executor | null = null;

async function run({ guest, runs }: RunOrder): Promise<RunNews> {
  let module: Uint8Array<ArrayBuffer> | null;
  let binary: Uint8Array;
  try {
    [module, binary] = await Promise.all([
      executor ? null : load(executorFile),
      typeof guest === 'string' ? load(guest) : guest,
    ]);
  } catch {
    return { failure: 'lost' };
  }
  if (module) executor = await compileExecutor(module).catch(() => null);
  const execute = executor;
  if (!execute) return { failure: 'refused' };
  const started = performance.now();
  const reports = runs.map((one) => execute({ ...one, binary }, (segments) => say({ segments })));
  return { reports, milliseconds: performance.now() - started };
}

addEventListener('message', async ({ data }: MessageEvent<RunOrder>) => say(await run(data)));
