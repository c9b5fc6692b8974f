/** The format of answers to an agent: as text, and as data for clients that read it. */
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import { type CachedSite, Unreachable } from './cached-site.ts';
import { NotThere, type SiteReader, siteReader } from './site-reader.ts';

/** Longer texts are cut, with a note on how to continue: an agent pays for each word. */
const textLimit = 7000;
const wholeLimit = 100_000;

interface AnswerHead {
  readonly version: string;
  readonly url: string;
  readonly notices?: readonly string[] | undefined;
}

export interface Answer extends AnswerHead {
  readonly text: string;
  readonly data: Readonly<Record<string, unknown>>;
}

const head = {
  version: z.string(),
  url: z.string(),
  notices: z.array(z.string()).describe('What a user of this version has to know, such as security advisories.'),
  remarks: z.array(z.string()).describe('About this answer: a warning about the project, the age of a copy.'),
};

export const outputSchema = <Shape extends z.ZodRawShape>(own: Shape) => ({ ...head, ...own });

export const textOutput = outputSchema({
  text: z.string().describe('Markdown.'),
  nextOffset: z.int().optional().describe('Where the text continues, if it was cut.'),
});

export interface AskedPart {
  readonly offset?: number;
  readonly whole?: boolean;
  readonly contents?: readonly string[];
}

function shortList(titles: readonly string[]): string {
  let length = 0;
  const shown = titles.filter((title) => {
    length += title.length + 2;
    return length < 500;
  });
  return shown.join('; ') + (shown.length < titles.length ? '; …' : '');
}

/** An answer that is one text; from `offset` on if it is long. */
export function textAnswer(
  about: AnswerHead,
  all: string,
  { offset = 0, whole = false, contents = [] }: AskedPart = {},
): Answer {
  const end = offset + (whole ? wholeLimit : textLimit);
  const text = all.slice(offset, end);
  if (all.length <= end) return { ...about, text, data: { text } };
  const more = contents.length ? ` Or name a section: ${shortList(contents)}.` : '';
  const cut = `[Cut at ${end.toLocaleString('en-US')} of ${all.length.toLocaleString('en-US')} characters. Continue with offset: ${end}.${more}]`;
  return { ...about, text: `${text}\n\n${cut}`, data: { text, nextOffset: end } };
}

export interface AnswerContext {
  readonly site: CachedSite;
  readonly takeWarning?: () => string | undefined;
}

/**
 * Runs a tool. Questions that can't be answered get an answer that lists what exists. A warning about the project comes
 * before the first answer.
 * @param work receives what reads the site
 */
export async function answering(
  { site, takeWarning }: AnswerContext,
  work: (reader: SiteReader) => Promise<Answer>,
): Promise<CallToolResult> {
  let oldest: string | undefined;
  try {
    const {
      version,
      url,
      notices = [],
      text,
      data,
    } = await work(
      siteReader(site, (staleSince) => {
        if (!oldest || staleSince < oldest) oldest = staleSince;
      }),
    );
    const stale = oldest && `The site can't be reached now: this is from a copy of ${oldest.slice(0, 10)}.`;
    const remarks = [takeWarning?.(), stale].filter((remark) => remark !== undefined);
    const lines = [`Version: ${version}`, ...notices.map((notice) => `Notice: ${notice}`), `Address: ${url}`];
    return {
      content: [{ type: 'text', text: [...remarks, lines.join('\n'), text].join('\n\n') }],
      structuredContent: { version, url, notices, remarks, ...data },
    };
  } catch (error) {
    if (!(error instanceof NotThere || error instanceof Unreachable)) throw error;
    return { content: [{ type: 'text', text: error.message }], isError: true };
  }
}
