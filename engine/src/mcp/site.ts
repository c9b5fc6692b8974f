/**
 * A deployed site, as its files say. What is read of a build is kept in memory until another one is deployed; that a file
 * is missing is never kept, since it may be on its way.
 */

import { promiseMemo } from '../basics/memo.ts';
import { markdownPath } from '../config/page-href.ts';
import { type Manifest, manifestSchema } from '../model/manifest.ts';
import { type SetMeta, setMetaSchema } from '../model/record.ts';
import { messageOf } from '../problems/thrown.ts';
import { versionOfSet } from '../versions/site-versions.ts';

/** What a question names doesn't exist. The message says what does. */
export class NotThere extends Error {
  override readonly name = 'NotThere';
}

/** A file of the site can't be read now. */
export class Unreachable extends Error {
  override readonly name: string = 'Unreachable';
}

/** The site has no such file: it may just be replaced by another build. */
export class Gone extends Unreachable {
  override readonly name = 'Gone';
}

const mostBytes = 32_000_000;
const timeoutMs = 10_000;
/** How long a build counts as the deployed one, so that a conversation doesn't ask with every question. */
const freshMs = 60_000;

async function limitedText(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    // Leaving the loop cancels the response.
    if (bytes > mostBytes) throw new Error(`the answer is longer than ${mostBytes / 1_000_000} MB`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/**
 * Reads a file of a site that may be a captive portal, a proxy, or a host that sends without end. Throws Unreachable, or
 * Gone if there is no such file.
 * @param read makes what is needed of the text, or throws if it is something else
 */
async function readFile<Value>(address: string, read: (text: string) => Value): Promise<Value> {
  const failed = (why: string) => `${address} can't be read now: ${why}.`;
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs), redirect: 'manual' });
    const location = response.headers.get('location');
    if (response.status !== 200) await response.body?.cancel();
    if (response.status === 404)
      throw new Gone(failed('the site has no such file. If a new build is on its way, ask again in a minute'));
    // To a sign-in page, or to the address that `--site` should name.
    if (location !== null) throw new Error(`it redirects to ${new URL(location, address)}`);
    if (response.status !== 200) throw new Error(`status ${response.status}`);
    if (/^text\/html\b/i.test(response.headers.get('content-type') ?? '')) throw new Error('it is a web page');
    return read(await limitedText(response));
  } catch (cause) {
    throw cause instanceof Gone ? cause : new Unreachable(failed(messageOf(cause)), { cause });
  }
}

function frontMatterFirst(text: string): string {
  if (!text.startsWith('---\n')) throw new Error('it is not a page as Markdown');
  return text;
}

export interface Build {
  /** Address of the site, base path included, without a slash at its end. */
  readonly address: string;
  readonly base: string;
  readonly manifest: Manifest;
  /** Labels of the versions, newest first. */
  readonly labels: readonly string[];
  /** A page as Markdown, by its path below the site's address. Throws as `readFile`. */
  markdown(path: string): Promise<string>;
  /** A data file by its path below the site's host; what `read` makes of it is kept. Throws as `readFile`. */
  data<Value>(address: string, read: (text: string) => Value): Promise<Value>;
  /** The pages of a version or of the unversioned set. Throws NotThere if there is no such version. */
  metaOf(set: string): Promise<SetMeta>;
  noVersion(version: string): NotThere;
}

function buildOf(root: string, manifest: Manifest): Build {
  const base = new URL(root).pathname.replace(/\/+$/, '');
  const files = promiseMemo();
  const labels = Object.keys(manifest.sets)
    .filter((name) => versionOfSet(name) !== null)
    .reverse();
  const noVersion = (version: string) =>
    new NotThere(
      `There is no version "${version.slice(0, 40)}". The versions are ${labels.join(', ')}; the latest release is ${manifest.latest}.`,
    );
  const data: Build['data'] = (address, read) =>
    files.get(address, () => readFile(root + address.slice(base.length), read));
  return {
    address: root,
    base,
    manifest,
    labels,
    markdown: (path) => readFile(root + markdownPath(path), frontMatterFirst),
    data,
    async metaOf(set) {
      const listed = Object.hasOwn(manifest.sets, set) ? manifest.sets[set] : undefined;
      if (!listed) throw noVersion(set);
      return data(listed.meta, (text) => setMetaSchema.parse(JSON.parse(text)));
    },
    noVersion,
  };
}

export interface Site {
  readonly address: string;
  /** The deployed build, asked for at most once a minute. Throws as `readFile`. */
  build(): Promise<Build>;
  /** Asks for the build again at the next question. */
  expire(): void;
}

/** @param address of the site, base path included */
export function siteAt(address: string): Site {
  const root = address.replace(/\/+$/, '');
  let known: { readonly text: string; readonly build: Build } | undefined;
  let asked: Promise<Build> | undefined;
  let freshUntil = 0;
  const expire = () => {
    freshUntil = 0;
  };
  const ask = () =>
    readFile(`${root}/data/manifest.json`, (text) => {
      if (known?.text !== text) known = { text, build: buildOf(root, manifestSchema.parse(JSON.parse(text))) };
      return known.build;
    });
  return {
    address: root,
    build() {
      if (asked && Date.now() < freshUntil) return asked;
      freshUntil = Date.now() + freshMs;
      asked = ask();
      asked.catch(expire);
      return asked;
    },
    expire,
  };
}
