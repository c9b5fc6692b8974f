/** `npx onesource serve`: serves the built site. */
import fs from 'node:fs';
import path from 'node:path';
import { readBasePath } from '../config/base-path.ts';
import { explain } from '../problems/explain.ts';
import type { CommandContext } from './context.ts';
import { compressSite } from './output/compress-site.ts';
import { readMarker } from './output/out-folder.ts';
import { recover } from './output/staging.ts';
import { readHost, readPort } from './server/listen.ts';
import { serveSite } from './server/server.ts';

export async function run({ root, out }: CommandContext): Promise<void> {
  const { BASE_URL, HOST, PORT } = process.env;
  const log = (message: string) => console.error(message);
  recover(out);
  // Default: the base path of the build.
  const base = BASE_URL ? readBasePath(BASE_URL, 'BASE_URL') : (readMarker(out)?.base ?? '');
  const { url } = await serveSite({ folder: out, base, port: readPort(PORT), host: readHost(HOST), log });
  // Requests share no state, so an error in one can't affect others.
  process.on('uncaughtException', (error) => log(error.stack ?? error.message));
  console.log(`The site is served at ${url} (Ctrl+C ends it)`);
  // Until it is done, pages are served uncompressed.
  const isCompressed = fs.existsSync(path.join(out, '404.html.br'));
  if (!isCompressed && readMarker(out))
    await compressSite(out, root, { effort: 'fast' }).catch((error: unknown) =>
      log(`The site is served uncompressed. ${explain(error)}`),
    );
}
