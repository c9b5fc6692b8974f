/** The questions of a page, `<Question>` in its source, with the text of their answers. */
import { readHtml } from '../../render/html.ts';

export interface Question {
  readonly name: string;
  readonly answer: string;
}

/** After these, the next word would run into the last one. */
const blocks = /^(p|li|pre|tr|td|th|div|figcaption|h[2-6]|summary|button)$/;

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

export function questionsOf(body: string): Question[] {
  if (!body.includes('class="details question"')) return [];
  const questions: Question[] = [];
  /** The question being read; `depth` counts the details in it, its own included. */
  let now: { name: string; answer: string; depth: number; isInName: boolean } | null = null;
  readHtml(body, {
    open(tag, attribute) {
      if (now) {
        if (tag === 'details') now.depth++;
        if (tag === 'summary' && now.depth === 1) now.isInName = true;
      } else if (tag === 'details' && attribute('class') === 'details question')
        now = { name: '', answer: '', depth: 1, isInName: false };
    },
    close(tag) {
      if (!now) return;
      if (blocks.test(tag)) now.answer += ' ';
      if (tag === 'summary' && now.depth === 1) now.isInName = false;
      if (tag !== 'details' || --now.depth) return;
      questions.push({ name: oneLine(now.name), answer: oneLine(now.answer) });
      now = null;
    },
    text(text) {
      if (!now) return;
      if (now.isInName) now.name += text;
      else now.answer += text;
    },
  });
  return questions;
}
