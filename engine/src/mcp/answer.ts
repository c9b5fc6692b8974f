/** The format of answers to an agent: short, with what answers first. */
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { type Build, Gone, NotThere, type Site, Unreachable } from './site.ts';

/** An agent pays for each character, and reads the first ones best. */
const answerLimit = 4000;
/** What an answer that is put together of parts may have beside its notices and a warning. */
export const partsLimit = 3600;

export interface Answer {
  readonly version: string;
  readonly url?: string | undefined;
  /** What a user of this version has to know, such as security advisories. */
  readonly notices?: readonly string[] | undefined;
  readonly text: string;
  /** What the answer ends with if the text is too long and isn't read in parts. */
  readonly more?: string | undefined;
  /** Where the text begins, if it is read in parts; what else to ask for if more of it follows. */
  readonly part?: { readonly offset: number; readonly instead: string } | undefined;
}

/** The end of the last paragraph or line that fits. */
function cutAt(text: string, room: number): number {
  const ends = [text.lastIndexOf('\n\n', room), text.lastIndexOf('\n', room), room];
  return ends.find((end) => end > room / 2) ?? room;
}

function fitted({ text, part, more = '…' }: Answer, room: number): string {
  const { offset = 0, instead = '' } = part ?? {};
  const rest = text.slice(offset);
  if (offset && !rest.trim()) return `[Nothing follows: there are ${text.length} characters.]`;
  if (rest.length <= room) return rest;
  if (!part) return `${rest.slice(0, cutAt(rest, room - more.length - 1))}\n${more}`;
  const note = (end: number) =>
    `\n\n[Cut at ${end} of ${text.length} characters. Continue with offset: ${end}.${instead}]`;
  const end = cutAt(rest, room - note(text.length).length);
  return rest.slice(0, end) + note(offset + end);
}

export interface AnswerContext {
  readonly site: Site;
  readonly takeWarning?: () => string | undefined;
}

/**
 * Runs a tool. Questions that can't be answered get an answer that lists what exists. A warning about the project comes
 * with the first answer.
 * @param work receives the deployed build; once more if a new one has just replaced it
 */
export async function answering(
  { site, takeWarning }: AnswerContext,
  work: (build: Build) => Promise<Answer>,
): Promise<CallToolResult> {
  try {
    const answer = await site
      .build()
      .then(work)
      .catch((error: unknown) => {
        if (!(error instanceof Gone)) throw error;
        site.expire();
        return site.build().then(work);
      });
    const { version, url, notices = [] } = answer;
    const head = [
      `Version: ${version}`,
      ...notices.map((notice) => `Notice: ${notice}`),
      ...(url ? [`Address: ${url}`] : []),
    ];
    const start = `${head.join('\n')}\n\n`;
    const warning = takeWarning?.();
    const end = warning === undefined ? '' : `\n\n${warning}`;
    const text = start + fitted(answer, answerLimit - start.length - end.length) + end;
    return { content: [{ type: 'text', text }] };
  } catch (error) {
    if (!(error instanceof NotThere || error instanceof Unreachable)) throw error;
    return { content: [{ type: 'text', text: error.message.slice(0, answerLimit) }], isError: true };
  }
}
