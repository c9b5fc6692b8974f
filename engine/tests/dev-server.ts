/** The development server of a project, for tests and measurements. */
import { type ChildProcess, spawn } from 'node:child_process';
import { onesource } from './paths.ts';

export interface DevServer {
  /** Address with the base and a trailing slash. */
  readonly url: string;
  readonly process: ChildProcess;
  /** Everything it has printed. */
  output(): string;
  /** Resolves when it prints the words, ignoring output before the last match. Rejects if it ends. */
  says(words: string | RegExp): Promise<string>;
  stop(): Promise<void>;
}

/**
 * Starts `onesource dev` for the project at `root`, on a free port.
 * @param command the program and its arguments; default: this engine's
 */
export async function startDevServer(
  root: string,
  [program, ...args] = [process.execPath, onesource, 'dev'] as [string, ...string[]],
): Promise<DevServer> {
  const server = spawn(program, args, {
    cwd: root,
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', NODE_ENV: 'development' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let heard = 0;
  let isOver = false;
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (bytes: Buffer) => {
      output += bytes.toString();
      tell();
    });
  const ended = new Promise<void>((resolve) => {
    server.once('exit', () => {
      isOver = true;
      tell();
      resolve();
    });
  });
  const says = (words: string | RegExp) =>
    new Promise<string>((resolve, reject) => {
      const look = () => {
        const unheard = output.slice(heard);
        const at = typeof words === 'string' ? unheard.indexOf(words) : unheard.search(words);
        if (at < 0 && !isOver) return;
        listeners.delete(look);
        if (at < 0) {
          reject(new Error(`The development server has ended:\n${output}`));
          return;
        }
        const end = unheard.indexOf('\n', at);
        heard += end < 0 ? unheard.length : end + 1;
        resolve(unheard.slice(at, end < 0 ? undefined : end));
      };
      listeners.add(look);
      look();
    });
  const line = await says(/is served at http\S+ .*\n/);
  return {
    url: /http\S+/.exec(line)?.[0] ?? '',
    process: server,
    output: () => output,
    says,
    async stop() {
      server.kill();
      await ended;
    },
  };
}
