/** Bundles scripts into a single file each: those inlined in documents, and the one that ends old service workers. */
import path from 'node:path';
import type { InlineScripts } from '../shell/document/inline.ts';

// esbuild, since Rolldown is no dependency of its own, and Vite builds applications. Either is as small: 3.2 and 2.9 kB in all (brotli).
async function loneScript(engine: string, source: string): Promise<string> {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [path.join(engine, source)],
    absWorkingDir: engine,
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: ['chrome111', 'firefox115', 'safari16.4'],
    legalComments: 'none',
  });
  return (outputFiles[0]?.text ?? '').trim();
}

export async function inlineScripts(engine: string): Promise<InlineScripts> {
  const [head, reader] = await Promise.all([
    loneScript(engine, 'src/client/startup/head.ts'),
    loneScript(engine, 'src/client/startup/reader.ts'),
  ]);
  return { head, reader };
}

/** The script for browsers that have a service worker of an earlier build, at the address of that. */
export const retiredWorker = (engine: string): Promise<string> => loneScript(engine, 'src/client/retired-worker.ts');
