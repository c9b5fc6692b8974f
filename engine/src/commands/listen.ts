/** The address on which a server listens: `PORT` and `HOST`, with clear messages if that fails. */
import type http from 'node:http';
import type { AddressInfo } from 'node:net';
import { Problem } from '../problems/problem.ts';

const defaultPort = 3000;
/** The default accepts connections from this machine only. */
export const defaultHost = 'localhost';

export function readPort(value: string | undefined): number {
  const port = Number(value || defaultPort);
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new Problem(`PORT="${value}" is not a port.`, { remedy: 'Write a number from 0 (any free port) to 65535.' });
  return port;
}

export const readHost = (value: string | undefined): string => value?.trim() || defaultHost;

const remedies: Readonly<Record<string, (port: number) => [what: string, remedy: string]>> = {
  EADDRINUSE: (port) => [
    `Port ${port} is taken.`,
    `Choose another one, such as PORT=${port < 65535 ? port + 1 : defaultPort}.`,
  ],
  EACCES: (port) => [`Port ${port} needs more rights.`, `Choose one from 1024, such as PORT=${defaultPort}.`],
  EADDRNOTAVAIL: () => [
    'HOST is not an address of this machine.',
    'Use localhost, or 0.0.0.0 for all of its addresses.',
  ],
  ENOTFOUND: () => ['HOST is not an address of this machine.', 'Use localhost, or 0.0.0.0 for all of its addresses.'],
};

export async function listen(server: http.Server, port: number, host: string = defaultHost): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    const failed = (error: NodeJS.ErrnoException) => {
      const explanation = remedies[error.code ?? '']?.(port);
      reject(explanation ? new Problem(explanation[0], { remedy: explanation[1], cause: error }) : error);
    };
    server.once('error', failed);
    server.listen(port, host, () => {
      server.off('error', failed);
      resolve();
    });
  });
  return (server.address() as AddressInfo).port;
}

/** The host to print in an address: localhost for a wildcard. */
export function shownHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
