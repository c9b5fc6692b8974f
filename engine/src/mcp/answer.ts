/** The format of answers to an agent. */
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { Unreachable } from './cached-site.ts';
import { NotThere } from './documentation.ts';

/** Longer answers are cut, with a note on how to continue. */
const answerLimit = 20_000;

const result = (text: string, isError = false): CallToolResult => ({ content: [{ type: 'text', text }], ...(isError ? { isError } : {}) });

interface Head {
  readonly version: string;
  readonly url: string;
}

/** An answer that names its version and address; from `offset` on if it is long. */
export function answer({ version, url }: Head, text: string, offset = 0): string {
  const end = offset + answerLimit;
  const cut =
    text.length > end
      ? `\n\n[Cut at ${end.toLocaleString('en-US')} of ${text.length.toLocaleString('en-US')} characters. Continue with offset: ${end}.]`
      : '';
  return `Version: ${version}\nAddress: ${url}\n\n${text.slice(offset, end)}${cut}`;
}

/**
 * Runs a tool. Questions that can't be answered get an answer that lists what exists.
 * @param work receives a function that reports old copies
 */
export async function answering(work: (note: (staleSince: string) => void) => Promise<string>): Promise<CallToolResult> {
  let oldest: string | undefined;
  try {
    const text = await work((staleSince) => {
      if (!oldest || staleSince < oldest) oldest = staleSince;
    });
    return result(oldest ? `The site can't be reached now: this is from a copy of ${oldest.slice(0, 10)}.\n\n${text}` : text);
  } catch (error) {
    if (error instanceof NotThere || error instanceof Unreachable) return result(error.message, true);
    throw error;
  }
}
