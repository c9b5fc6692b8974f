/** `onesource build --profile`: what took how long. */
import { stepTimes } from '../site/timed.ts';
import type { SiteFile } from './files/site-file.ts';
import type { FileTime } from './output/write-files.ts';

const kinds: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\.html$/, 'documents'],
  [/\.(?:md|txt)$/, 'Markdown'],
  [/^data\/(?:search|texts)\//, 'search files'],
  [/^data\//, 'data files'],
];

const kindOf = ({ file }: SiteFile) => kinds.find(([pattern]) => pattern.test(file))?.[1] ?? 'other files';

export interface FileTimes {
  add(file: SiteFile, time: FileTime): void;
  /** Milliseconds by kind of file. */
  readonly times: ReadonlyMap<string, number>;
}

export function fileTimes(): FileTimes {
  const times = new Map<string, number>();
  const addTo = (name: string, ms: number) => times.set(name, (times.get(name) ?? 0) + ms);
  return {
    times,
    add(file, { makeMs, writeMs }) {
      addTo(`making ${kindOf(file)}`, makeMs);
      addTo('writing files', writeMs);
    },
  };
}

const row = (ms: number, name: string) => `${(ms / 1000).toFixed(2).padStart(7)} s  ${name}`;

/**
 * The lines of the report.
 * @param startMs from the start of the process to the start of the command
 */
export function profileLines(startMs: number, files: FileTimes): string[] {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  const totalMs = performance.now();
  const cpuSeconds = ((userCPUTime + systemCPUTime) / 1e6).toFixed(1);
  return [
    row(startMs, 'compiling the engine and the modules of the project'),
    ...[...stepTimes(), ...files.times].map(([name, ms]) => row(ms, name)),
    row(totalMs, `in all: ${cpuSeconds} s of processor time, at most ${Math.round((maxRSS * 1024) / 1e6)} MB`),
  ];
}
