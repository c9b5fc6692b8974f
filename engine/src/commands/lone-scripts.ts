/** Bundles scripts into a single file each: those inlined in documents, and the service worker. */
import path from 'node:path';
import { type Bundle, keptBundle } from '../cache/kept-bundle.ts';
import type { Store } from '../cache/store.ts';
import type { InlineScripts } from '../shell/document/inline.ts';

/** Bundles and minifies a script in src/. */
async function loneScript(engine: string, source: string): Promise<Bundle> {
  const { build } = await import('esbuild');
  const { outputFiles, metafile } = await build({
    entryPoints: [path.join(engine, source)],
    absWorkingDir: engine,
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: ['chrome111', 'firefox115', 'safari16.4'],
    legalComments: 'none',
    metafile: true,
  });
  const inputs = Object.keys(metafile.inputs).map((file) => path.resolve(engine, file));
  return { text: (outputFiles[0]?.text ?? '').trim(), inputs };
}

/** The two inline scripts of documents. */
export async function inlineScripts(engine: string, store: Store): Promise<InlineScripts> {
  const [head, reader] = await Promise.all(
    ['head', 'reader'].map((name) =>
      keptBundle(store, ['inline script', engine, name], () => loneScript(engine, `src/client/startup/${name}.ts`)),
    ),
  );
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

/** The service worker: one file, so that it is updated as a whole. It starts with its constants. */
export async function serviceWorker(
  engine: string,
  { base, build, manifest, hashes }: WorkerFacts,
  store: Store,
): Promise<string> {
  const constants = { BASE: base, BUILD: build, MANIFEST: manifest, HASHES: hashes };
  const values = Object.entries(constants).map(([name, value]) => `${name}=${JSON.stringify(value)}`);
  const source = 'src/client/offline/worker.ts';
  const script = await keptBundle(store, ['service worker', engine], () => loneScript(engine, source));
  return `const ${values.join(',')};${script}`;
}
