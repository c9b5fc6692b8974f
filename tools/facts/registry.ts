/** Asks the index of the crate registry, through Cargo, and compares its answer with `content/registry.json`. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Problem } from 'onesource/tools';
import { z } from 'zod';
import { type Registry, type Release, registrySchema, writtenReleases } from '../../content/registry.ts';

const registryFile = 'content/registry.json';

const entry = z.object({ name: z.string(), vers: z.string(), yanked: z.boolean(), pubtime: z.iso.datetime() });

/** The releases in a file of Cargo's copy of the index: JSON objects, between zero bytes. */
export function releasesIn(copy: string): Release[] {
  return copy
    .split('\0')
    .filter((part) => part.startsWith('{'))
    .map((part) => {
      const { vers, yanked, pubtime } = entry.parse(JSON.parse(part));
      return { version: vers, published: pubtime.slice(0, 10), isYanked: yanked };
    });
}

/**
 * All releases of the crates, from the index that Cargo uses. It is asked in a folder without earlier answers.
 * @throws Problem if Cargo gives no answer for a crate
 */
export function askRegistry(crates: readonly string[]): Record<string, Release[]> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'registry-'));
  try {
    fs.mkdirSync(path.join(folder, 'src'));
    fs.writeFileSync(path.join(folder, 'src/lib.rs'), '');
    fs.writeFileSync(
      path.join(folder, 'Cargo.toml'),
      '[package]\nname = "asks"\nversion = "0.0.0"\nedition = "2021"\n',
    );
    const home = path.join(folder, 'home');
    const { stderr, error } = spawnSync('cargo', ['add', '--dry-run', ...crates], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, CARGO_HOME: home },
    });
    const copies = fs.existsSync(home) ? fs.readdirSync(home, { recursive: true, encoding: 'utf8' }) : [];
    return Object.fromEntries(
      crates.map((crate) => {
        const copy = copies.find((file) => file.includes('.cache') && path.basename(file) === crate);
        if (copy === undefined)
          throw new Problem(`Cargo gave no releases of ${crate}: ${error?.message ?? stderr.trim()}`, {
            place: { file: registryFile },
            remedy: 'The check needs Cargo, a network, and crates that the registry has.',
          });
        return [crate, releasesIn(fs.readFileSync(path.join(home, copy), 'utf8'))];
      }),
    );
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** What the answer has and the file doesn't say, and the other way around, one sentence each. */
export function registryDifferences({ crates }: Registry, answer: Record<string, readonly Release[]>): string[] {
  return Object.entries(crates).flatMap(([crate, releases]) => {
    const [stated, current] = [writtenReleases(releases), writtenReleases(answer[crate] ?? [])];
    return [
      ...current.filter((text) => !stated.includes(text)).map((text) => `the registry has ${crate} ${text}`),
      ...stated.filter((text) => !current.includes(text)).map((text) => `the registry does not have ${crate} ${text}`),
    ];
  });
}

/** Writes the answer of a day. */
export function writeRegistry(root: string, asked: string, answer: Record<string, readonly Release[]>): void {
  const crates = Object.fromEntries(
    Object.entries(answer)
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([crate, releases]) => [crate, writtenReleases(releases)]),
  );
  registrySchema.parse({ asked, crates });
  fs.writeFileSync(path.join(root, registryFile), `${JSON.stringify({ asked, crates }, null, 2)}\n`);
}

const months = 'January|February|March|April|May|June|July|August|September|October|November|December';
const dates = new RegExp(String.raw`\b(?:${months}) \d{1,2}, \d{4}\b`, 'g');
/** What is true only until the next release. */
const passing =
  /\bno releases?\b(?:(?! before)[^.|]){0,60}\b(?:has|have|had|fix(?:es|ed)?|yet)\b|\bin no release\b|\bnewest (?:pre-)?release (?:is|that you can)\b|\bcrates\b[^|]{0,60} are not (?:yet )?published\b/i;

/** Paragraphs and rows that say what the registry doesn't have, or what is its newest release, and don't say when. */
export function undatedSentences(root: string, asked: string): string[] {
  const files = fs
    .readdirSync(path.join(root, 'content'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx') || /^data\/.*\.ts$/.test(file));
  return files.flatMap((file) =>
    fs
      .readFileSync(path.join(root, 'content', file), 'utf8')
      .split('\n')
      .flatMap((line, i) => {
        const isCode = /^\s*(?:\/\/|\/?\*|#|export |const |anyhow)/.test(line);
        if (isCode || !passing.test(line)) return [];
        const isCurrent = [...line.matchAll(dates)].some(([date]) => new Date(`${date} UTC`) >= new Date(asked));
        return isCurrent
          ? []
          : `content/${file}:${i + 1}: "${passing.exec(line)?.[0]}" needs the date of the registry’s answer, ${asked}, or a later one`;
      }),
  );
}
