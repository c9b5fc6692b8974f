/** What a run means, in words. */
import { superscript } from '../arithmetic/polynomial.ts';
import { number, plural } from '../controls/counts.ts';
import { fromHex } from '../receipt-verifier/bytes.ts';
import type { EndedRun, GuestReport } from './executor.ts';
import type { GuestProgram } from './programs.ts';
import { asText, readValues } from './values.ts';

/** `32 kB`, in thousands. */
export const kilobytes = (bytes: number): string => `${Math.ceil(bytes / 1000)} kB`;

/** `1 of 2¹⁵`, or `3 of 2¹⁶ and 1 of 2¹⁵`. */
export function segmentsText({ segments }: EndedRun): string {
  const counts = new Map<number, number>();
  for (const [po2] of segments) counts.set(po2, (counts.get(po2) ?? 0) + 1);
  return [...counts].map(([po2, count]) => `${number(count)} of 2${superscript(po2)}`).join(' and ');
}

export interface JournalText {
  /** The values by their names, if the bytes are the values that the program promises. */
  readonly values: readonly (readonly [label: string, value: string])[];
  readonly bytes: string;
}

const spaced = (hex: string) => hex.match(/.{1,8}/g)?.join(' ') ?? '';

export function journalText({ journal }: GuestProgram, hex: string | undefined): JournalText {
  if (!hex) return { values: [], bytes: 'nothing' };
  const bytes = fromHex(hex);
  const values = journal.length
    ? readValues(
        journal.map(([, kind]) => kind),
        bytes,
      )
    : null;
  const text = asText(bytes);
  const shown = hex.length > 2000 ? `${spaced(hex.slice(0, 2000))} … (${number(bytes.length)} bytes)` : spaced(hex);
  return {
    values: values
      ? journal.map(([label], index) => [label, values[index] ?? ''] as const)
      : text
        ? [['As text', text.slice(0, 500)]]
        : [],
    bytes: shown,
  };
}

/** What the guest printed, as text. */
export function printed({ stdout, stderr }: GuestReport): string {
  const decoder = new TextDecoder();
  return [stdout, stderr]
    .map((hex) => decoder.decode(fromHex(hex)))
    .join('')
    .slice(0, 5000);
}

export function exitText({ exit: [kind, code] }: EndedRun): string {
  return kind === 'split' ? 'stopped' : `${kind}(${code})`;
}

/** Which part of the run is the largest, and why. */
export function largestPart({ user, paging, reserved, segments }: EndedRun): string {
  const largest = Math.max(user, paging, reserved);
  if (largest === user) return 'Most of it is your program’s own instructions.';
  if (largest === paging)
    return segments.length > 1
      ? 'Most of it is paging: every segment loads each page of 1 KiB that it touches, and writes back those that changed.'
      : 'Most of it is paging: a segment loads each page of 1 KiB that it touches, and writes back those that changed.';
  return 'Most of it is padding to a power of two, and the rows that every segment keeps free.';
}

/** One sentence for those who hear the result. */
export function summary(program: GuestProgram, reports: readonly GuestReport[]): string {
  return reports
    .map((report, index) => {
      const name = reports.length > 1 ? `${program.variants[index]?.label ?? ''}: ` : '';
      if ('error' in report) return `${name}The run ended with an error, and can’t be proven.`;
      return `${name}${number(report.user)} user cycles, ${number(report.total)} in total, in ${plural(report.segments.length, 'segment')}.`;
    })
    .join(' ');
}

export const SAME = 'About the same';

/** Whether the prediction was right; differences below a twentieth count as none. */
export function verdict(
  program: GuestProgram,
  prediction: string | undefined,
  reports: readonly GuestReport[],
): string | null {
  const [first, second] = reports;
  if (!first || !second || 'error' in first || 'error' in second) return null;
  const by = program.variants.some(({ po2 }) => po2) ? 'total' : 'user';
  const [more, less] = first[by] >= second[by] ? [first, second] : [second, first];
  const isSame = more[by] < less[by] * 1.05;
  const label = program.variants[more === first ? 0 : 1]?.label ?? '';
  const answer = isSame ? SAME : label;
  const fact = isSame
    ? 'The two take about the same.'
    : `“${label}” takes ${(more[by] / less[by]).toLocaleString('en-US', { maximumFractionDigits: 1 })} times as many.`;
  if (prediction === undefined) return fact;
  return prediction === answer ? `You predicted that. ${fact}` : `You predicted “${prediction}”. ${fact}`;
}
