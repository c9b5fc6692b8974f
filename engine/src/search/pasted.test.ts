import fc from 'fast-check';
import { expect, test } from 'vitest';
import { queryLength } from './limits.ts';
import { limitQuery, shortenQuery } from './pasted.ts';

const backtrace = 'note: run with `RUST_BACKTRACE=1` environment variable to display a backtrace';

/**
 * Messages as they are pasted, and what is searched for. Where it is part of a longer query, it stands between dots.
 */
test.each([
  // Panics
  [
    "thread 'main' panicked at host/src/main.rs:42:10:\ncalled `Result::unwrap()` on an `Err` value: Session limit exceeded",
    'Session limit exceeded',
  ],
  [
    `thread 'main' panicked at src/lib.rs:12:5: index out of bounds: the len is 3\n${backtrace}`,
    'index out of bounds: the len is 3',
  ],
  [
    "thread 'main' panicked at 'called `Result::unwrap()` on an `Err` value: NotSupported', ./src/client/env.rs:258:54",
    'env NotSupported',
  ],
  [
    "thread 'main' panicked at /home/me/acme/src/hal/cuda.rs:347:63: called `Result::unwrap()` on an `Err` value: UnknownError",
    'cuda UnknownError',
  ],
  [
    "thread 'main' panicked at src/main.rs:9:2: called `Result::unwrap()` on an `Err` value: UnknownError",
    'UnknownError',
  ],
  [
    "thread '<unnamed>' panicked at 'assertion failed: left == right', core/src/math.rs:9:1",
    'assertion failed: left == right',
  ],
  ["thread 'tokio-runtime-worker' (1742) panicked at /srv/api/src/pool.rs:88:21:\npool is closed", 'pool is closed'],
  [
    `called \`Option::unwrap()\` on a \`None\` value ${backtrace} stack backtrace: 0: rust_begin_unwind at /rustc/9fc6b/std/src/panicking.rs:652:5`,
    'called `Option::unwrap()` on a `None` value',
  ],
  ['called "Result::unwrap()" on an "Err" value: Io(Kind(UnexpectedEof))', 'Io(Kind(UnexpectedEof))'],
  ['Worker panicked: sys_getenv is disabled', 'Worker panicked: sys_getenv is disabled'],
  [
    "thread 'main' panicked at /home/ada/.cargo/acme-build-2.3.1/src/lib.rs:66:45: called `Option::unwrap()` on a `None` value",
    'called `Option::unwrap()` on a `None` value',
  ],
  // Builds
  [
    '\u001b[0m\u001b[1m\u001b[38;5;9merror[E0432]\u001b[0m\u001b[1m: unresolved import\u001b[0m',
    'error[E0432]: unresolved import',
  ],
  ['[0m[1m[38;5;9merror[E0432][0m[1m: unresolved import[0m', 'error[E0432]: unresolved import'],
  ['Building in a container does not work for the parts that are compiled C/C++ code', '… C/C++ …'],
  [
    'SDK Error: HttpErr(reqwest::Error { kind: Request, path: "/invoices/status/f66ed2a7-d0dc-4dbb-99f7-409603383226" })',
    'SDK HttpErr reqwest::Error Request path invoices',
  ],
  ["error[E0463]: can't find crate for `std`", "error[E0463]: can't find crate for `std`"],
  [
    'error: failed to run custom build command for `acme-sys v0.1.0 (/home/me/acme/sys)` Caused by: process did not exit successfully',
    '… custom build command acme-sys …',
  ],
  [
    "   Compiling serde v1.0.203\n   Compiling acme-core v2.1.0 (/srv/core)\nerror: toolchain 'acme' is not installed",
    "error: toolchain 'acme' is not installed",
  ],
  [
    "error: unknown target triple 'mips64el-acme0-core-elf', please use -triple or -arch",
    '… mips64el-acme0-core-elf …',
  ],
  [
    "cc: error: unrecognized argument in option '-mabi=ilp32'",
    "cc: error: unrecognized argument in option '-mabi=ilp32'",
  ],
  [
    'error[E0658]: use of unstable library feature build_hasher_simple_hash_one in /usr/src/app/main.rs',
    '… build_hasher_simple_hash_one …',
  ],
  [
    'error: linking with `cc` failed: exit status: 1 | = note: ld: library not found for -lacme_crypto collect2: error: ld returned 1',
    '… lacme_crypto …',
  ],
  ["Can't resolve module './invoices' in /home/me/shop/src/pages/checkout/index.tsx", '… invoices …'],
  [
    "18.36 error: failed to run custom build command for `acme-guest v0.1.0 (/app/acme-guest)` 18.36 process didn't exit successfully: `/app/target/debug/build/acme-guest-14b21507feb56bcd/build-script-build` (exit status: 101) 18.36 --- stderr 18.36 thread 'main' panicked at /usr/src/acme-build-2.1.1/src/lib.rs:377:9: 18.36 Acme toolchain not found. Try `acme install`",
    '18.36 Acme toolchain not found. Try `acme install',
  ],
  [
    'acme_guest: error: rustc 1.81.0-dev is not supported by the following package: acme_guest: bytes@1.9.2 requires rustc 1.84 acme_guest: Either upgrade rustc or select compatible dependency versions',
    'rustc 1.81.0-dev supported following package bytes@1.9.2 Either',
  ],
  // Logs
  [
    'exec_agent1-1  | 2025-09-02T00:06:13.118848Z ERROR workflow: Failure during task processing: Session limit exceeded: 250609664 >= 250609664',
    '… Session limit exceeded …',
  ],
  [
    '2025-10-01 16:41:19.037 INFO broker::order_monitor: span: Removing order because its limit is below 0 cycles',
    'Removing order because its limit is below 0 cycles',
  ],
  [
    '{"timestamp":"2025-11-07T21:27:07.768411Z","level":"WARN","fields":{"message":"[A-SUP-7] Retries exceeded: please limit the query to at most 1000 blocks"},"target":"broker::task"}',
    'A-SUP-7 Retries exceeded limit query blocks',
  ],
  // Questions
  [
    'My file ended up being 238555 bytes even though the only output of the whole run is a boolean, how do I generate a more compact file?',
    '… generate compact',
  ],
  // Contracts
  [
    'Error: VM Exception while processing transaction: reverted with custom error VerificationFailed()',
    '… VerificationFailed',
  ],
  [
    'execution reverted: SelectorMismatch(0x50bd1769, 0x310fe598), data: 0x439cc0cd0000000000000000000000',
    '… SelectorMismatch …',
  ],
  ['server returned an error response: error code 3: execution reverted, data: "0x439cc0cd"', '… execution reverted …'],
  [
    'FAIL. Reason: panic: arithmetic underflow or overflow (0x11)] testTransferFrom() (gas: 12345)',
    '… arithmetic underflow overflow testTransferFrom …',
  ],
  // Containers and installers
  [
    'ERROR: failed to solve: acme/acme-builder:r0.1.97.0: no match for platform in manifest: not found',
    '… acme-builder:r0.1.97.0 …',
  ],
  [
    'docker: Error response from daemon: no matching manifest for linux/arm64/v8 in the manifest list entries',
    '… arm64 …',
  ],
  ['Error: No asset found for target: X86_64AppleDarwin', 'Error: No asset found for target: X86_64AppleDarwin'],
  [
    'HTTP status client error (403 Forbidden) for url (https://api.github.com/repos/acme/tool/releases/latest)',
    '… Forbidden url github …',
  ],
  [
    'Cannot connect to the Docker daemon at unix:///var/run/docker.sock. Is the docker daemon running?',
    '… Docker daemon …',
  ],
  ['npm ERR! 404 Not Found - GET https://packages.example.com/acme-client-wasm - Not found', '… acme-client-wasm'],
  // Other runtimes
  [
    'Traceback (most recent call last): File "/app/run.py", line 3, in <module> ModuleNotFoundError: No module named acme',
    'ModuleNotFoundError: No module named acme',
  ],
  [
    "TypeError: cannot read properties of undefined (reading 'seal') at decode (/app/lib/decode.js:10:15) at main (/app/run.js:3:1)",
    "TypeError: cannot read properties of undefined (reading 'seal')",
  ],
  ['goroutine 1 [running]: main.main() /tmp/sandbox/prog.go:8 +0x18 exit status 2', '… goroutine … running …'],
  [
    'see https://docs.example.com/guide/getting-started/unsupported-targets for the targets that are supported by getrandom',
    '… unsupported-targets …',
  ],
])('%#: %s', (text, expected) => {
  const short = shortenQuery(text);
  expect(short.length).toBeLessThanOrEqual(queryLength);
  for (const part of expected.split('…')) expect(short).toContain(part.trim());
  if (!expected.includes('…')) expect(short).toBe(expected);
});

test('how a command is used is no part of its message', () => {
  const message = "error: unexpected argument '--fast' found";
  expect(shortenQuery(`${message}\n\nUsage: loom weave [OPTIONS] <NAME>\n\nFor more, try '--help'.`)).toBe(message);
});

test('a text that fits is unchanged, and one without informative words is cut', () => {
  expect(shortenQuery(' how do I  verify ')).toBe('how do I verify');
  expect(shortenQuery('x'.repeat(200))).toBe('x'.repeat(64));
  expect(shortenQuery('src/main.rs:42:10')).toBe('src/main.rs:42:10');
});

test('what is typed beyond the limit is left out, wherever, and what is pasted is shortened', () => {
  const full = 'word '.repeat(12).concat('last');
  for (const typed of [`${full}s`, `s${full}`]) expect(limitQuery(full, typed)).toBe(full);
  expect(limitQuery('', `is ${'a '.repeat(40)} Blake2Invoice`)).toBe('Blake2Invoice');
});

test('a pasted query is never too long, and shortening it again changes nothing that fits', () => {
  fc.assert(fc.property(fc.string({ maxLength: 300 }), (text) => limitQuery('', text).length <= queryLength));
});
