/** `<Predict>`: a question before its answer is read; each of its answers says, once opened, whether it is right and why. */
import type { BlockContent } from 'mdast';
import { attributesOf, isElement } from '../../content/syntax/mdx.ts';
import { Problem } from '../../problems/problem.ts';
import { flag, required } from './attributes.ts';
import { defineElement } from './element.ts';
import { list, paragraph, strong, text } from './markdown-nodes.ts';

const mostAnswers = 5;

export const answer = defineElement({
  name: 'Answer',
  about: 'one of the answers; its content says why it is right or wrong, and `right` marks the one that is',
  attributes: { says: required('Twice as many.'), right: flag },
  content: 'required',
  inside: 'Predict',
  html: ({ says, right, children }) => (
    <details className={right ? 'answer right' : 'answer'}>
      <summary>{says}</summary>
      <div>
        <p>
          <strong>{right ? 'Right.' : 'Wrong.'}</strong>
        </p>
        {children}
      </div>
    </details>
  ),
  // The verdict comes first, for programs that quote a part of the page.
  markdown: ({ says, right }, { children }) => [
    list([[paragraph(strong(right ? 'Right:' : 'Wrong:'), text(` ${says}`)), ...(children as BlockContent[])]]),
  ],
});

export const predict = defineElement({
  name: 'Predict',
  about: 'a question to answer before reading on, with two to five answers, which work without script',
  attributes: { question: required('How many does it take?') },
  content: 'required',
  sample: [
    '<Answer says="Twice as many." right>',
    '',
    'Why.',
    '',
    '</Answer>',
    '<Answer says="As many.">',
    '',
    'Why not.',
    '',
    '</Answer>',
  ],
  *mistakes({ content }) {
    const answers = content.filter(isElement);
    if (content.some((child) => !isElement(child) || child.name !== answer.name))
      yield new Problem('<Predict> contains more than answers.', {
        remedy: 'Write <Answer says="…"> inside, and other text before or after <Predict>.',
      });
    if (answers.length < 2 || answers.length > mostAnswers)
      yield new Problem(`The number of answers is ${answers.length}.`, {
        remedy: `Write two to ${mostAnswers} <Answer says="…"> between <Predict> and </Predict>.`,
      });
    const right = answers.filter((element) => attributesOf(element).right === true).length;
    if (right !== 1)
      yield new Problem(`${right} answers of <Predict> are right.`, {
        remedy: 'Mark exactly one: <Answer says="…" right>.',
      });
  },
  html: ({ question, children }) => (
    <div className="predict" role="group" aria-label={question}>
      <p className="predict-question">
        <span>Predict first:</span> {question}
      </p>
      {children}
    </div>
  ),
  markdown: ({ question }, { children }) => [paragraph(text('Predict first: '), strong(question)), ...children],
});
