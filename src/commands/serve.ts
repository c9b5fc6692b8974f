/** `npm run serve`, the last step of `npm start`: serves the built site. */
import fs from 'node:fs';
import path from 'node:path';
import v8 from 'node:v8';
import vm from 'node:vm';
import { readBasePath } from '../config/base-path.ts';
import { explain } from '../problems/explain.ts';
import { compressSite } from './output/compress-site.ts';
import { readMarker } from './output/out-folder.ts';
import { recover } from './output/staging.ts';
import { distFolder, projectRoot } from './paths.ts';
import { readHost, readPort } from './server/listen.ts';
import { serveSite } from './server/server.ts';

/** Node.js collects garbage while it allocates: an idle server would keep the memory of its busiest moment. */
function garbageCollector(): () => void {
  v8.setFlagsFromString('--expose-gc');
  const collect = vm.runInNewContext('gc') as () => void;
  return () => {
    collect();
    // What only weak references held is collected the second time.
    setTimeout(collect, 1000).unref();
  };
}

export async function run(): Promise<void> {
  const { BASE_URL, HOST, PORT } = process.env;
  const log = (message: string) => console.error(message);
  recover(distFolder);
  // The path it was built for, unless another one is given.
  const base = BASE_URL ? readBasePath(BASE_URL, 'BASE_URL') : (readMarker(distFolder)?.base ?? '');
  const { url } = await serveSite({ folder: distFolder, base, port: readPort(PORT), host: readHost(HOST), idle: garbageCollector(), log });
  // Nothing here outlives its request, so there is no state that a failure could have damaged.
  process.on('uncaughtException', (error) => log(error.stack ?? error.message));
  console.log(`The site is served at ${url} (Ctrl+C ends it)`);
  // Meanwhile, pages are served as they are.
  const isCompressed = fs.existsSync(path.join(distFolder, '404.html.br'));
  if (!isCompressed && readMarker(distFolder))
    await compressSite(distFolder, projectRoot, { effort: 'fast' }).catch((error: unknown) =>
      log(`The site is served uncompressed. ${explain(error)}`),
    );
}
