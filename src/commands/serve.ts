/** `npm run serve`, the last step of `npm start`: serves the built site. */
import { distFolder, readBase } from './paths.ts';
import { readHost, readPort } from './server/listen.ts';
import { serveSite } from './server/server.ts';

export async function run(): Promise<void> {
  const host = readHost(process.env.HOST);
  const log = (message: string) => console.error(message);
  const { url } = await serveSite({
    folder: distFolder,
    base: readBase(process.env.BASE_URL),
    port: readPort(process.env.PORT),
    host,
    log,
  });
  // Nothing here outlives its request, so there is no state that a failure could have damaged.
  process.on('uncaughtException', (error) => log(error.stack ?? error.message));
  console.log(`The site is served at ${url} (Ctrl+C ends it)`);
}
