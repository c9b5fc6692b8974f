/** Asks the documentation server the project's questions as an agent does: a search, then the page that it chooses. */
import fs from 'node:fs';
import path from 'node:path';
import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { z } from 'zod';
import type { MeasuredProject } from './project.ts';

const schema = z.array(
  z.strictObject({
    question: z.string().min(1),
    /** Paths of the latest version's pages that answer it; an answer cites one of them. */
    pages: z.array(z.string().startsWith('/')).min(1),
  }),
);
const result = z.object({ content: z.array(z.object({ text: z.string() })) });

/** An agent reads the titles and passages of the results, and chooses among the first of them. */
const considered = 5;

export interface QuestionResults {
  readonly asked: number;
  /** How many were answered by a right page with the second call. */
  readonly answered: number;
  /** How many have a right page as the first result. */
  readonly first: number;
  /** Characters of the longest answer. */
  readonly longest: number;
  readonly unanswered: readonly string[];
}

export async function askQuestions(client: Client, { root }: MeasuredProject): Promise<QuestionResults> {
  const questions = schema.parse(JSON.parse(fs.readFileSync(path.join(root, 'bench/agent-questions.json'), 'utf8')));
  let longest = 0;
  const ask = async (name: string, input: Record<string, unknown>): Promise<string> => {
    const { content } = result.parse(await client.callTool({ name, arguments: input }));
    const text = content.map((part) => part.text).join('\n');
    longest = Math.max(longest, text.length);
    return text;
  };
  let first = 0;
  const unanswered: string[] = [];
  for (const { question, pages } of questions) {
    const results = await ask('search', { query: question });
    const addresses = [...results.matchAll(/^ {3}(http\S+)$/gm)]
      .map(([, address = '']) => address)
      .slice(0, considered);
    const isRight = (address: string | undefined) => address !== undefined && pages.includes(new URL(address).pathname);
    if (isRight(addresses[0])) first += 1;
    const chosen = addresses.find(isRight);
    const answer = chosen === undefined ? '' : await ask('read', { page: chosen });
    if (!chosen || !answer.includes(`Address: ${chosen.split('#')[0]}`)) unanswered.push(question);
  }
  return { asked: questions.length, answered: questions.length - unanswered.length, first, longest, unanswered };
}
