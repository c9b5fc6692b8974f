/** Relays connections to a server on this machine, and counts the bytes that it sends. */
import net from 'node:net';
import { pipeline } from 'node:stream';

export interface CountingRelay {
  readonly port: number;
  /** Bytes sent by the server so far, including headers. */
  sent(): number;
  close(): void;
}

/** Starts a relay to the server at `port`. */
export async function countingRelay(port: number): Promise<CountingRelay> {
  let bytes = 0;
  const relay = net.createServer((client) => {
    const upstream = net.connect(port, 'localhost');
    upstream.on('data', (chunk) => {
      bytes += chunk.length;
    });
    const ended = () => {};
    pipeline(client, upstream, ended);
    pipeline(upstream, client, ended);
  });
  await new Promise<void>((resolve) => relay.listen(0, 'localhost', resolve));
  const address = relay.address();
  if (address === null || typeof address === 'string') throw new Error('The relay has no port.');
  return { port: address.port, sent: () => bytes, close: () => void relay.close() };
}
