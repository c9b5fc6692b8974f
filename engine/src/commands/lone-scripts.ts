/** Bundles scripts into a single file each: those inlined in documents, and the service worker. */
import path from 'node:path';
import { build } from 'esbuild';
import type { InlineScripts } from '../shell/document/inline.ts';

/** Bundles and minifies a script in src/. `define` replaces names with JSON values. */
async function loneScript(engine: string, source: string, define: Readonly<Record<string, unknown>> = {}): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(engine, source)],
    absWorkingDir: engine,
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: ['chrome111', 'firefox115', 'safari16.4'],
    define: Object.fromEntries(Object.entries(define).map(([name, value]) => [name, JSON.stringify(value)])),
    legalComments: 'none',
  });
  return (outputFiles[0]?.text ?? '').trim();
}

/** The two inline scripts of documents. */
export async function inlineScripts(engine: string): Promise<InlineScripts> {
  const [head, reader] = await Promise.all(['head', 'reader'].map((name) => loneScript(engine, `src/client/startup/${name}.ts`)));
  return { head: head as string, reader: reader as string };
}

/** The constants of the service worker. */
export interface WorkerFacts {
  readonly base: string;
  readonly build: string;
  /** Address of the build's manifest. */
  readonly manifest: string;
  /** Hashes of the client's files by address. */
  readonly hashes: Readonly<Record<string, string>>;
}

/** The service worker: one file, so that it is updated as a whole. */
export const serviceWorker = (engine: string, { base, build: BUILD, manifest, hashes }: WorkerFacts): Promise<string> =>
  loneScript(engine, 'src/client/offline/worker.ts', { BASE: base, BUILD, MANIFEST: manifest, HASHES: hashes });
