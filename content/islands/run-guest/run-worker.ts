/** Runs guests off the main thread. Its own response allows WebAssembly, which the pages' policy doesn't. */
import executorFile from './built/executor.deflate?url';
import { compileExecutor, type Executor, type GuestReport, type GuestRequest } from './executor.ts';

/** A guest of this site is loaded from its address. */
export interface RunOrder {
  readonly guest: string | Uint8Array;
  readonly runs: readonly Omit<GuestRequest, 'binary'>[];
}

/** Before it, the worker sends the number of segments whenever one is full. */
export type RunAnswer =
  | { readonly reports: readonly GuestReport[]; readonly milliseconds: number }
  /** Something couldn't be loaded, or the browser, or the policy, doesn't allow WebAssembly. */
  | { readonly failure: 'lost' | 'refused' };

/** The files are compressed already: not every host compresses them. */
async function load(address: string): Promise<Uint8Array<ArrayBuffer>> {
  const { ok, body } = await fetch(address);
  if (!ok || !body) throw new Error(`${address} could not be loaded.`);
  return new Uint8Array(await new Response(body.pipeThrough(new DecompressionStream('deflate-raw'))).arrayBuffer());
}

let executor: Executor | null = null;

async function run({ guest, runs }: RunOrder): Promise<RunAnswer> {
  const files = [executor ? null : load(executorFile), typeof guest === 'string' ? load(guest) : guest] as const;
  const loaded = await Promise.all(files).catch(() => null);
  if (!loaded) return { failure: 'lost' };
  const [module, binary] = loaded;
  if (module) executor = await compileExecutor(module).catch(() => null);
  const execute = executor;
  if (!execute) return { failure: 'refused' };
  const started = performance.now();
  const reports = runs.map((one) => execute({ ...one, binary }, (segments) => postMessage(segments)));
  return { reports, milliseconds: performance.now() - started };
}

addEventListener('message', async ({ data }: MessageEvent<RunOrder>) => postMessage(await run(data)));
