/** The zkVM's executor: a WebAssembly module that `tools/run` builds. Runs in a worker, in tests, and in the check. */
import { concat, fromHex, fromWords } from '../receipt-verifier/bytes.ts';

export interface GuestRequest {
  /** What `cargo` makes of a guest: a user program and a kernel. */
  readonly binary: Uint8Array;
  readonly stdin: Uint8Array;
  readonly args: readonly string[];
  /** Segments have at most `2^po2` rows. */
  readonly po2: number;
  readonly cycleLimit: number;
}

/** Bytes are in hexadecimal. */
interface Printed {
  readonly stdout: string;
  readonly stderr: string;
  /** Unless the binary can't be read. */
  readonly imageId?: string;
}

export interface EndedRun extends Printed {
  readonly exit: readonly ['halted' | 'paused' | 'split', number];
  readonly journal?: string;
  /** Of each one, its size as a power of two, its user cycles, and its paging cycles. */
  readonly segments: readonly (readonly [po2: number, user: number, paging: number])[];
  readonly user: number;
  readonly paging: number;
  readonly reserved: number;
  readonly total: number;
  /** How often each circuit was called, and its cycles. */
  readonly calls: Readonly<Record<string, readonly [count: number, cycles: number]>>;
}

/** `error` is the executor's own message. */
export type GuestReport = EndedRun | (Printed & { readonly error: string });

interface Exports {
  readonly memory: WebAssembly.Memory;
  reserve(length: number): number;
  run(): void;
  report(): number;
  report_length(): number;
}

/** Numbers of 32 bits, and each sequence of bytes after its length. */
function encodeRequest({ binary, stdin, args, po2, cycleLimit }: GuestRequest): Uint8Array {
  const number = (value: number) => fromWords([value]);
  const sized = (bytes: Uint8Array) => [number(bytes.length), bytes];
  const encoded = args.flatMap((argument) => sized(new TextEncoder().encode(argument)));
  return concat(number(po2), number(cycleLimit), ...sized(binary), ...sized(stdin), number(args.length), ...encoded);
}

function readText({ memory, report, report_length }: Exports): string {
  return new TextDecoder().decode(new Uint8Array(memory.buffer, report(), report_length()));
}

const fromHexText = (hex: string) => new TextDecoder().decode(fromHex(hex));

/** After a trap, the text is the message of the executor's own panic, or empty. */
function readReport(text: string): GuestReport {
  const { error, panic, ...report } = text ? JSON.parse(text) : { panic: undefined };
  if (error !== undefined) return { ...report, error: fromHexText(error) };
  if ('exit' in report) return report;
  const reason = panic ? fromHexText(panic) : 'it ran out of memory, or can’t handle this binary';
  return { error: `The executor itself stopped: ${reason}`, stdout: '', stderr: '' };
}

/**
 * Runs a guest to its end. Never throws: what goes wrong inside is the `error` of the report. `onSegment` is called
 * whenever a segment is full, with the number of segments so far.
 */
export type Executor = (request: GuestRequest, onSegment?: (segments: number) => void) => GuestReport;

/** Compiles the executor. Rejects where the policy, or the browser, doesn't allow WebAssembly. */
export async function compileExecutor(file: Uint8Array<ArrayBuffer>): Promise<Executor> {
  const compiled = await WebAssembly.compile(file);
  return (request, onSegment = () => undefined) => execute(compiled, request, onSegment);
}

/** A run has an instance, and thus a memory, of its own. */
function execute(compiled: WebAssembly.Module, request: GuestRequest, onSegment: (segments: number) => void) {
  let segments = 0;
  const page = {
    segment_done: () => onSegment(++segments),
    fill_random(start: number, length: number) {
      // The platform gives 64 KiB at a time.
      for (let done = 0; done < length; done += 65_536)
        crypto.getRandomValues(
          new Uint8Array(exports.memory.buffer as ArrayBuffer, start + done, Math.min(65_536, length - done)),
        );
    },
  };
  const exports = new WebAssembly.Instance(compiled, { page }).exports as unknown as Exports;
  const bytes = encodeRequest(request);
  // First: it can grow the memory, which then has a new buffer.
  const place = exports.reserve(bytes.length);
  new Uint8Array(exports.memory.buffer, place, bytes.length).set(bytes);
  try {
    exports.run();
  } catch {
    // A trap. If it was a panic, its message is in the report.
  }
  return readReport(readText(exports));
}
