/** Sends thousands of requests over plain sockets, for tests of servers. */
import net from 'node:net';
import fc from 'fast-check';

interface Answers {
  /** Number of responses by status. */
  readonly statuses: ReadonlyMap<number, number>;
  /** Number of requests without a response, because the connection ended. */
  readonly lost: number;
}

const token = fc.stringMatching(/^[A-Za-z0-9*;=,." /-]{0,24}$/);
const number = fc.oneof(fc.nat(200), fc.nat(2 ** 31), fc.constantFrom(-1, 2 ** 53, ''));
const byteRange = fc.tuple(number, number).map(([from, to]) => `bytes=${from}-${to}`);

/** Every kind of header that a static server reads, with valid, unusual, and invalid values. */
const header = fc.oneof(
  fc.tuple(fc.constant('Range'), fc.oneof(byteRange, fc.array(byteRange, { maxLength: 3 }).map(String), token)),
  fc.tuple(
    fc.constantFrom('If-None-Match', 'If-Match', 'If-Range'),
    fc.oneof(token, fc.constantFrom('*', '"a", W/"b"', 'W/"')),
  ),
  fc.tuple(
    fc.constantFrom('If-Modified-Since', 'If-Unmodified-Since', 'If-Range'),
    fc.oneof(
      token,
      fc.date({ noInvalidDate: true }).map((date) => date.toUTCString()),
    ),
  ),
  fc.tuple(
    fc.constant('Accept-Encoding'),
    fc.oneof(token, fc.constantFrom('br', 'gzip, br', 'br;q=0', '*', 'identity;q=0', 'zstd, br;q=1.0')),
  ),
  fc.tuple(fc.constantFrom('Accept', 'Accept-Language', 'Cookie', 'User-Agent', 'Referer', 'X-Forwarded-Host'), token),
);

const method = fc.oneof(
  { weight: 12, arbitrary: fc.constant('GET') },
  { weight: 3, arbitrary: fc.constant('HEAD') },
  { weight: 1, arbitrary: fc.constantFrom('POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE', 'PROPFIND') },
);
const oddPath = fc.oneof(
  fc.stringMatching(/^[A-Za-z0-9%._~/\\?=&:@-]{0,40}$/).map((path) => `/${path}`),
  fc.constantFrom(
    '/%00',
    '/%',
    '/..',
    '//',
    '/\\',
    '/404/',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/a%5c..%5c',
    '/?',
    '/index.html',
    'http://a/api',
    '*',
  ),
);

/** Generates requests from a seed, mostly for known addresses, and some for unusual ones. */
export function generateRequests(addresses: readonly string[], count: number, seed: number): string[] {
  const target = fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...addresses) }, { weight: 1, arbitrary: oddPath });
  const request = fc
    .tuple(method, target, fc.array(header, { maxLength: 4 }))
    .map(
      ([verb, path, headers]) =>
        `${verb} ${path} HTTP/1.1\r\nHost: a\r\n${headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')}Connection: close\r\n\r\n`,
    );
  return fc.sample(request, { numRuns: count, seed });
}

/** Sends a request on a new connection; resolves to the status, or 0. */
function ask(port: number, request: string): Promise<number> {
  return new Promise((resolve) => {
    let head = '';
    const socket = net.connect(port, 'localhost', () => socket.write(request));
    socket.on('data', (chunk) => {
      if (head.length < 12) head += chunk.toString('latin1', 0, 12);
    });
    // A connection closed by the server counts as one without a response.
    socket.on('error', () => socket.destroy());
    socket.on('close', () => resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0)));
  });
}

/** Sends all requests, `atATime` at a time. */
export async function sendAll(port: number, requests: readonly string[], atATime: number): Promise<Answers> {
  const statuses = new Map<number, number>();
  const waiting = requests.values();
  const worker = async () => {
    for (const request of waiting) {
      const status = await ask(port, request);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: atATime }, worker));
  return { statuses, lost: statuses.get(0) ?? 0 };
}

/** Sends text on a new connection, which is destroyed at once. */
export function sendOnly(port: number, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(port, 'localhost', () => {
      socket.off('error', reject).on('error', () => socket.destroy());
      socket.write(text, () => {
        socket.destroy();
        resolve();
      });
    });
    socket.once('error', reject);
  });
}

/** Sends text on a new connection, and resolves to everything that the server sends until it closes the connection. */
export function converse(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let received = '';
    const socket = net.connect(port, 'localhost', () => socket.write(text));
    socket.setEncoding('latin1').on('data', (chunk) => {
      received += chunk;
    });
    socket.once('error', reject).once('close', () => resolve(received));
  });
}
