/** Finds the releases that a text names: a number, a line of Cargo.toml or Cargo.lock, or what Cargo prints. */

/** Longer texts are cut: a whole lock file is shorter. */
const longest = 1_000_000;

const crate = 'risc0-zkvm';
const number = String.raw`\d{1,6}(?:\.\d{1,6}){0,2}(?:-[0-9A-Za-z]{1,20}(?:\.[0-9A-Za-z]{1,20}){0,4})?(?![\w.-])`;
const quote = '["\'`]?';

const alone = new RegExp(
  String.raw`^(?:version\s*=\s*)?${quote}(?<operator>[\^=~]?)\s*v?(?<release>${number})${quote},?$`,
);
/** `name = "risc0-zkvm"`, and the version in the next line, which a field for one line joins. */
const locked = new RegExp(String.raw`name\s*=\s*"(?<name>[\w-]{1,64})"\s*version\s*=\s*"(?<release>${number})"`, 'g');
/** `risc0-zkvm = "1.2.5"`, `risc0-zkvm = { version = "1.2.5"`, `risc0-zkvm v1.2.5`, `risc0-zkvm@1.2.5` */
const dependency = new RegExp(
  String.raw`(?<![\w-])(?<name>[A-Za-z][\w-]{1,63})"?(?<requires>\s*=\s*"|\s*=\s*\{[^{}]{0,200}?\bversion\s*=\s*")?(?:\s+"?|@)?(?<operator>[\^=~]?)\s*v?(?<release>${number})`,
  'g',
);

export type Reading =
  | { readonly type: 'nothing' }
  | {
      readonly type: 'releases';
      readonly releases: readonly string[];
      /** A requirement of Cargo.toml, which later releases meet, too. */
      readonly isRequirement: boolean;
    }
  /** `1.2`, which more than one release begins with. */
  | { readonly type: 'part'; readonly part: string }
  | { readonly type: 'other crate'; readonly crate: string }
  | { readonly type: 'unreadable' };

const isWhole = (release: string) => /^\d+\.\d+\.\d+/.test(release);

function readingOf(releases: readonly string[], isRequirement = false): Reading {
  const [part] = releases;
  if (part === undefined) return { type: 'unreadable' };
  const whole = [...new Set(releases.filter(isWhole))];
  return whole.length ? { type: 'releases', releases: whole, isRequirement } : { type: 'part', part };
}

/** Reads what somebody typed or pasted. */
export function readRelease(given: string): Reading {
  // Build metadata: Cargo ignores it, too.
  const text = given
    .slice(0, longest)
    .trim()
    .replaceAll(/\+[0-9A-Za-z.-]{1,100}/g, '');
  if (!text) return { type: 'nothing' };
  const only = alone.exec(text)?.groups;
  if (only) return readingOf([only.release ?? ''], only.operator === '^' || only.operator === '~');
  const inLock = [...text.matchAll(locked)].map(({ groups }) => groups);
  const named = inLock.length ? inLock : [...text.matchAll(dependency)].map(({ groups }) => groups);
  const own = named.filter((found) => found?.name?.toLowerCase().replaceAll('_', '-') === crate);
  if (own.length)
    return readingOf(
      own.map((found) => found?.release ?? ''),
      own.some((found) => found?.operator !== '=' && Boolean(found?.requires || found?.operator)),
    );
  const other = named.find((found) => found?.name && !['v', 'version', 'rustc', 'cargo'].includes(found.name))?.name;
  return other ? { type: 'other crate', crate: other } : { type: 'unreadable' };
}

/** Numbers, then the parts of a pre-release; a release without any comes after them. */
function keyOf(release: string): { readonly numbers: readonly number[]; readonly parts: readonly string[] } {
  const [numbers = '', ...rest] = release.split('-');
  return { numbers: numbers.split('.').map(Number), parts: rest.length ? rest.join('-').split('.') : [] };
}

function compareParts(one: string, other: string): number {
  const [isNumber, isOtherNumber] = [/^\d+$/.test(one), /^\d+$/.test(other)];
  if (isNumber && isOtherNumber) return Number(one) - Number(other);
  if (isNumber !== isOtherNumber) return isNumber ? -1 : 1;
  return one < other ? -1 : Number(one > other);
}

/** Compares two releases as Cargo does: negative if the first is older. */
export function compareReleases(a: string, b: string): number {
  const [left, right] = [keyOf(a), keyOf(b)];
  const byNumber = [0, 1, 2].map((i) => (left.numbers[i] ?? 0) - (right.numbers[i] ?? 0)).find(Boolean);
  if (byNumber) return byNumber;
  if (!left.parts.length || !right.parts.length) return right.parts.length - left.parts.length;
  const byPart = left.parts.map((part, i) => compareParts(part, right.parts[i] ?? '')).find(Boolean);
  return byPart ?? left.parts.length - right.parts.length;
}

/** The releases next to one that doesn't exist: two after it, and two before. `releases` begins with the newest. */
export function closest(release: string, releases: readonly string[]): string[] {
  const at = releases.findIndex((other) => compareReleases(other, release) < 0);
  const split = at < 0 ? releases.length : at;
  return releases.slice(Math.max(0, split - 2), split + 2);
}
