/** The format of answers to an agent. */
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { Unreachable } from './cached-site.ts';
import { NotThere } from './site-reader.ts';

/** Longer answers are cut, with a note on how to continue: an agent pays for each word. */
const answerLimit = 7000;
/** The limit of an answer that an agent asks for as a whole. */
const wholeLimit = 100_000;

const result = (text: string, isError = false): CallToolResult => ({
  content: [{ type: 'text', text }],
  ...(isError ? { isError } : {}),
});

interface Head {
  readonly version: string;
  readonly url: string;
  /** What every page of the version says first. */
  readonly notices?: readonly string[] | undefined;
}

/** Which part of an answer is asked for. */
export interface AskedPart {
  readonly offset?: number;
  readonly whole?: boolean;
  /** What else there is, for an answer that is cut. */
  readonly contents?: readonly string[];
}

/** The first of some titles, as far as they fit in a line or two. */
function shortList(titles: readonly string[]): string {
  let length = 0;
  const shown = titles.filter((title) => {
    length += title.length + 2;
    return length < 500;
  });
  return shown.join('; ') + (shown.length < titles.length ? '; …' : '');
}

/** An answer that names its version and address; from `offset` on if it is long. */
export function answer(
  { version, url, notices = [] }: Head,
  text: string,
  { offset = 0, whole = false, contents = [] }: AskedPart = {},
): string {
  const end = offset + (whole ? wholeLimit : answerLimit);
  const more = contents.length ? ` Or name a section: ${shortList(contents)}.` : '';
  const cut =
    text.length > end
      ? `\n\n[Cut at ${end.toLocaleString('en-US')} of ${text.length.toLocaleString('en-US')} characters. Continue with offset: ${end}.${more}]`
      : '';
  const head = [`Version: ${version}`, ...notices.map((notice) => `Notice: ${notice}`), `Address: ${url}`].join('\n');
  return `${head}\n\n${text.slice(offset, end)}${cut}`;
}

/**
 * Runs a tool. Questions that can't be answered get an answer that lists what exists. A warning about the project comes
 * before the first answer.
 * @param work receives a function that reports old copies
 */
export async function answering(
  { takeWarning }: { readonly takeWarning?: () => string | undefined },
  work: (note: (staleSince: string) => void) => Promise<string>,
): Promise<CallToolResult> {
  let oldest: string | undefined;
  try {
    const text = await work((staleSince) => {
      if (!oldest || staleSince < oldest) oldest = staleSince;
    });
    const stale = oldest && `The site can't be reached now: this is from a copy of ${oldest.slice(0, 10)}.`;
    return result([takeWarning?.(), stale, text].filter(Boolean).join('\n\n'));
  } catch (error) {
    if (error instanceof NotThere || error instanceof Unreachable) return result(error.message, true);
    throw error;
  }
}
