/** Bundles scripts into a single file each: those inlined in documents, and the service worker. */
import path from 'node:path';
import type { InlineScripts } from '../shell/document/inline.ts';

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

export interface WorkerFacts {
  readonly base: string;
  readonly build: string;
  readonly manifest: string;
  readonly hashes: Readonly<Record<string, string>>;
}

export async function serviceWorker(engine: string, { base, build, manifest, hashes }: WorkerFacts): Promise<string> {
  const constants = { BASE: base, BUILD: build, MANIFEST: manifest, HASHES: hashes };
  const values = Object.entries(constants).map(([name, value]) => `${name}=${JSON.stringify(value)}`);
  return `const ${values.join(',')};${await loneScript(engine, 'src/client/offline/worker.ts')}`;
}
