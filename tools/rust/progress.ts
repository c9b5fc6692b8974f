/** Reports the progress of cargo during the check of samples, with an estimate of the remaining time. */
import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { CargoListener } from './cargo.ts';

/** Durations of earlier runs in seconds, by version and kind of samples. */
export interface Durations {
  get(name: string): number | undefined;
  set(name: string, seconds: number): void;
}

const schema = z.record(z.string(), z.number());

/** Reads the durations in `file`. They are only for estimates, so a damaged file counts as empty. */
export function readDurations(file: string): Durations {
  let durations: Record<string, number> = {};
  try {
    durations = schema.parse(JSON.parse(fs.readFileSync(file, 'utf8')));
  } catch {
    // None yet.
  }
  return {
    get: (name) => durations[name],
    set(name, seconds) {
      durations[name] = seconds;
      fs.mkdirSync(path.dirname(file), { recursive: true });
      fs.writeFileSync(file, JSON.stringify(durations));
    },
  };
}

/** A duration as text: "40 s", "3 min", "1 h 10 min". */
export function spoken(seconds: number): string {
  if (seconds < 90) return `${Math.max(1, Math.round(seconds))} s`;
  const minutes = Math.round(seconds / 60);
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

/** Number of crates that must be done before their pace is used for an estimate. */
const enough = 5;
/** Interval of lines in a log. */
const logIntervalMs = 10_000;

export interface Terminal {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/**
 * Reports a run of cargo. A terminal shows one line that is updated, a log gets a line every ten seconds.
 * @param name what is checked: `3.0 guests`
 * @param before duration of the last run in seconds, if there was one
 */
export function tellProgress(name: string, before: number | undefined, out: Terminal, now: () => number = Date.now) {
  const started = now();
  let lastLogged = started;
  let first: { readonly at: number; readonly done: number } | undefined;
  let doing = '';
  const expected =
    before === undefined
      ? 'some minutes, because the crates of a version are built once'
      : `about ${spoken(before)}, like last time`;
  const show = (text: string) => {
    if (out.isTTY) out.write(`\r\x1b[K${text}`);
    else if (now() - lastLogged >= logIntervalMs) {
      out.write(`${text}\n`);
      lastLogged = now();
    }
  };
  out.write(`${name}: ${expected}${out.isTTY ? '' : '\n'}`);
  const listener: CargoListener = {
    line(text) {
      doing = text.replace(/ \(.*$/, '');
      if (!first) show(`${name}: ${doing}`);
    },
    progress(done, total) {
      first ??= { at: now(), done };
      const through = done - first.done;
      const left = through >= enough ? ((now() - first.at) / through) * (total - done) : undefined;
      const estimate = left === undefined ? '' : `, about ${spoken(left / 1000)} left`;
      show(`${name}: ${done} of ${total} crates${estimate}${doing && ` (${doing})`}`);
    },
  };
  return {
    listener,
    /** Ends the line; returns the duration in seconds. */
    end(): number {
      if (out.isTTY) out.write('\r\x1b[K');
      return (now() - started) / 1000;
    },
  };
}
