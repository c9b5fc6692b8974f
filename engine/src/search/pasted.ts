/** Pasted messages as queries: what a message says, without where it happened, and no longer than a query may be. */
import { stopWords } from './index/stop-words.ts';
import { queryLength } from './limits.ts';

/** The parts of messages that say where or how something failed, but not what. */
const frames: readonly RegExp[] = [
  /\b(?:stack backtrace:|note: run with `[^`]*` environment variable).*$/i,
  /\bthread '[^']*'(?: \(\d+\))? panicked at(?: (?=')|:)?/g,
  /\bcalled [`"']?[\w:]+\(\)[`"']? on an? [`"']?\w+[`"']? value:/g,
  /\bTraceback \(most recent call last\):/g,
  /\bFile "[^"]*", line \d+(?:, in \S+)?/g,
  /\bat [\w.$<>]+ \([^()\s]+:\d+(?::\d+)?\)/g,
  /\bCaused by:/g,
  /\bUsage: .*$/i,
  // What a build reports before it fails.
  /\b(?:Compiling|Checking|Downloading|Downloaded|Updating|Finished) [\w.-]+ v\d\S*(?: \([^)]*\))?/g,
  // A place in a file.
  /(?:[\w.~-]*[/\\])*[\w-]+\.[a-z]{1,4}:\d+(?::\d+)?:?/gi,
  // What a log puts before a line: container, time, level, and the module that says it.
  /(?:^|(?<= ))[\w.-]+-\d+ +\|(?= )/g,
  /\b\d{4}-\d\d-\d\d[T ]\d\d:\d\d[\d:.,]*(?:Z|[+-]\d\d:?\d\d)?/g,
  /\b(?:TRACE|DEBUG|INFO|WARN|ERROR) +(?:[\w-]+(?:::[\w-]+)*: +)*/g,
  /"(?:timestamp|level|target)":"[^"]*",?|"(?:fields|message)":/g,
];

/** Words that all messages have, and what only joins others in a long question. */
const messageWords = new Set(
  (
    'error errors warning warn info note help main panicked failed failure caused cause exit status code line column process https http www com ' +
    "around because being don't doesn't didn't ended even given i'm it's maybe more provided such though trying we're"
  ).split(' '),
);

const host = /^(?:[\w-]+\.)*?([\w-]+)\.(?:com|org|net|io|dev)$/;

const sourceFile = /([\w-]+)\.[a-z]{1,4}:\d+/i;
const anySource = new Set('main lib mod index core'.split(' '));

/** Number of characters of a pasted text that are read; the rest of a long log rarely says more. */
const mostRead = 4_000;

/** Colors and styles of a terminal; what is copied may lack the control character that begins them. */
const styles = /\p{Cc}\[[\d;?]*[a-z]|\[\d[\d;]*m/giu;

const tidied = (text: string) =>
  text
    .replace(styles, '')
    .replace(/\p{C}+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** A message without a frame, unless it is nothing else. */
function withoutFrame(message: string, frame: RegExp): string {
  const rest = message.replace(frame, ' ');
  return rest === message ? message : tidied(rest).replace(/^[\s,:'"`]+|[\s,:'"`]+$/g, '') || message;
}

const identifier = /::|_|\d|\p{Ll}\p{Lu}/u;

/** Whether a word of a message says something; numbers and addresses don't. */
function isInformative(word: string): boolean {
  const folded = word.toLowerCase();
  const isNumber = /^[\d.,:x-]+$|^v(?:\d+\.){2}|^0x|^[\da-f-]{16,}$/i.test(word);
  return word.length > 1 && !isNumber && !stopWords.has(folded) && !messageWords.has(folded);
}

/** Where a sentence ends, or a comma is followed by a question. */
const clauseEnd = /(?<=[.?!]) |, (?=(?:are|can|could|do|does|how|is|should|what|when|where|which|who|why)\b)/i;

const bare = (word: string) => word.replace(/^[^\p{L}\p{N}_]+|[^\p{L}\p{N}_+]+$/gu, '');

/**
 * The words of a text, without brackets and quotes around them. Paths and addresses are taken apart; sources are left
 * out.
 */
function wordsOfMessage(text: string): string[] {
  return text.split(/[\s()[\]{}<>"`|,;=]+/).flatMap((word) => {
    const segments = word.split(/[/\\]+/).map(bare);
    // Of a path of modules, the last two segments say what is meant.
    if (segments.length === 1) return [word.split('::').slice(-2).join('::')].map(bare);
    // `C/C++` is no path.
    if (word.length < 6) return [word];
    // Of an absolute path, too; a build may add a hash to the name of a folder.
    const named = /^[~/]/.test(word) ? segments.filter(isInformative).slice(-2) : segments;
    return named
      .map((segment) => segment.replace(/-[\da-f]{16}$/, ''))
      .map((segment) => segment.replace(host, '$1'))
      .filter((segment) => !/\.(?:[a-z]{1,2}|html?)$/.test(segment));
  });
}

/** A message of one word, such as an unknown error, says too little: the source file that reports it may say more. */
function withSource(message: string, read: string): string {
  const name = sourceFile.exec(read)?.[1];
  if (!name || message === read || message.includes(' ') || anySource.has(name.toLowerCase())) return message;
  return `${name} ${message}`.slice(0, queryLength);
}

const withoutFrames = (text: string) => frames.reduce(withoutFrame, text);

const informativeWords = (text: string) => wordsOfMessage(text).filter(isInformative);

/** What the last panic of a text says, which is more than what came before it; the whole text if that says too little. */
function lastMessage(read: string, whole: string): string {
  const last = withoutFrames((read.split(/\bpanicked at\b|\bvalue: /).at(-1) ?? '').trim());
  return last.length < whole.length && informativeWords(last).length > 1 ? last : whole;
}

/** The informative words of a message, each once, without what begins several lines: the program that writes them. */
function tellingWords(message: string): string[] {
  const words = informativeWords(message);
  const folded = words.map((word) => word.toLowerCase());
  const heads = message.match(/(?<=^| )\w+[-_][\w-]+:(?= )/g) ?? [];
  const isHead = (word: string) => heads.filter((head) => head === `${word}:`).length > 1;
  return words.filter((word, i) => folded.indexOf(folded[i] ?? '') === i && !isHead(word));
}

/**
 * A pasted text as a query: without the frames of panics, exceptions, and logs. If that is longer than a query may be,
 * what the last panic says; of that its identifiers and then its other informative words, as many as fit, in their order.
 */
export function shortenQuery(text: string, limit = queryLength): string {
  const read = tidied(text.slice(0, mostRead));
  const whole = withoutFrames(read);
  if (whole.length <= limit) return withSource(whole, read);
  const message = lastMessage(read, whole);
  if (message.length <= limit) return message;
  const words = tellingWords(message);
  const asked = wordsOfMessage(message.split(clauseEnd).findLast((clause) => clause.endsWith('?')) ?? '');
  const fitting = new Set<string>();
  let room = limit + 1;
  const quoted = [...message.matchAll(/`([^`]+)`|"([^"]+)"|(?<!\w)'([^']+)'(?!\w)/g)].flatMap(([, ...parts]) =>
    wordsOfMessage(parts.join('')),
  );
  for (const word of [
    ...words.filter((other) => identifier.test(other)),
    ...words.filter((other) => quoted.includes(other)),
    ...words.filter((other) => asked.includes(other)),
    ...words,
  ]) {
    if (fitting.has(word) || word.length >= room) continue;
    fitting.add(word);
    room -= word.length + 1;
  }
  return words.filter((word) => fitting.has(word)).join(' ') || message.slice(0, limit);
}

/** The value of an input after an edit: without a character beyond the limit, and with what is pasted shortened. */
export function limitQuery(before: string, after: string): string {
  if (after.length <= queryLength && after.length - before.length <= 1) return after;
  if (after.length - before.length === 1) return before;
  const short = shortenQuery(after);
  return short === after.trim() ? after.slice(0, queryLength) : short;
}
