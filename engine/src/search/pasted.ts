/** Pasted messages as queries: what a message says, without where it happened, and no longer than a query may be. */
import { stopWords } from './index/stop-words.ts';
import { queryLength } from './limits.ts';

/** The parts of messages that say where or how something failed, but not what. */
const frames: readonly RegExp[] = [
  /\bstack backtrace:.*$/i,
  /\bnote: run with `[^`]*` environment variable to display a backtrace\.?/g,
  /\bthread '[^']*'(?: \(\d+\))? panicked at(?: (?=')|:)?/g,
  /\bcalled [`"'][\w:]+\(\)[`"'] on an? [`"']\w+[`"'] value:/g,
  /\bTraceback \(most recent call last\):/g,
  /\bFile "[^"]*", line \d+(?:, in \S+)?/g,
  /\bat [\w.$<>]+ \([^()\s]+:\d+(?::\d+)?\)/g,
  /\bCaused by:/g,
  // What a build reports before it fails.
  /\b(?:Compiling|Checking|Downloading|Downloaded|Updating|Finished) [\w.-]+ v\d\S*(?: \([^)]*\))?/g,
  // A place in a file.
  /(?:[\w.~-]*[/\\])*[\w-]+\.[a-z]{1,4}:\d+(?::\d+)?:?/gi,
];

/** Words that all messages have. */
const messageWords = new Set(
  'error errors warning warn info note help main panicked failed failure caused cause exit status code line column process https http www com'.split(
    ' ',
  ),
);

/** Folders that any path may have. */
const folders = new Set(
  'home root users usr var opt tmp src lib bin build target release debug registry index'.split(' '),
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

/** How informative a word of a message is: identifiers most; numbers and addresses not at all. */
function rating(word: string): number {
  const folded = word.toLowerCase();
  if (
    word.length < 2 ||
    /^[\d.,:x-]+$|^0x|^[\da-f-]{16,}$/i.test(word) ||
    stopWords.has(folded) ||
    messageWords.has(folded)
  )
    return 0;
  if (/::|_|\d|\p{Ll}\p{Lu}/u.test(word)) return 3;
  return word.length > 4 ? 2 : 1;
}

/**
 * The words of a text, without brackets and quotes around them. Paths and addresses are taken apart; their usual
 * folders and sources are left out.
 */
function wordsToRate(text: string): string[] {
  return text.split(/[\s()[\]{}<>"`|,;=]+/).flatMap((word) => {
    const segments = word.split(/[/\\]+/).map((segment) => segment.replace(/^[^\p{L}\p{N}_]+|[^\p{L}\p{N}_+]+$/gu, ''));
    if (segments.length === 1) return segments;
    // `C/C++` is no path.
    if (word.length < 6) return [word];
    return segments
      .map((segment) => segment.replace(host, '$1'))
      .filter((segment) => !folders.has(segment.toLowerCase()) && !/\.(?:[a-z]{1,2}|html?)$/.test(segment));
  });
}

/** A message of one word, such as an unknown error, says too little: the source file that reports it may say more. */
function withSource(message: string, read: string): string {
  const name = sourceFile.exec(read)?.[1];
  if (!name || message === read || message.includes(' ') || anySource.has(name.toLowerCase())) return message;
  return `${name} ${message}`.slice(0, queryLength);
}

/**
 * A pasted text as a query: without the frames of panics and exceptions. If that is longer than a query may be, as many
 * of its most informative words as fit, in their order.
 */
export function shortenQuery(text: string, limit = queryLength): string {
  const read = tidied(text.slice(0, mostRead));
  const message = frames.reduce(withoutFrame, read);
  if (message.length <= limit) return withSource(message, read);
  const rated = [...new Set(wordsToRate(message))].map((word, at) => ({ word, at, value: rating(word) }));
  const fitting: typeof rated = [];
  let length = -1;
  for (const candidate of rated.filter(({ value }) => value).sort((a, b) => b.value - a.value || a.at - b.at)) {
    if (length + candidate.word.length + 1 > limit) continue;
    fitting.push(candidate);
    length += candidate.word.length + 1;
  }
  const short = fitting.sort((a, b) => a.at - b.at).map(({ word }) => word);
  return short.join(' ') || message.slice(0, limit);
}

/** The value of an input after an edit: cuts what is typed beyond the limit, and shortens what is pasted. */
export function limitQuery(before: string, after: string): string {
  if (after.length - before.length <= 1) return after.slice(0, queryLength);
  const short = shortenQuery(after);
  return short === after.trim() ? after.slice(0, queryLength) : short;
}
