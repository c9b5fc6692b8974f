/** Content that opens on demand: `<Details>`, and `<Question>`, whose summary is a heading. */
import { Children, cloneElement, isValidElement } from 'react';
import { Problem } from '../../problems/problem.ts';
import { required } from './attributes.ts';
import { defineElement } from './element.ts';
import { H2, H3, H4, type HeadingProps } from './heading.tsx';
import { paragraph, strong } from './markdown-nodes.ts';

export const details = defineElement({
  name: 'Details',
  about: 'what readers open on demand: answers, long output',
  attributes: { summary: required('All of the output') },
  content: 'required',
  html: ({ summary, children }) => (
    <details className="details">
      <summary>{summary}</summary>
      <div>{children}</div>
    </details>
  ),
  markdown: ({ summary }, { children }) => [paragraph(strong(summary)), ...children],
});

const headings: readonly unknown[] = [H2, H3, H4];

export const question = defineElement({
  name: 'Question',
  about: 'a heading whose answer opens on demand: its first line, which keeps its anchors and is found by search',
  attributes: {},
  content: 'required',
  sample: ['', '### Why?', '', 'The answer.', ''],
  html({ children }) {
    const [heading, ...answer] = Children.toArray(children).filter(
      (child) => typeof child !== 'string' || child.trim(),
    );
    if (!isValidElement<HeadingProps>(heading) || !headings.includes(heading.type))
      throw new Problem('<Question> does not start with a heading.', { remedy: 'Begin with ### and the question.' });
    return (
      <details className="details question">
        {/* The tab stop that a link to the heading focuses. */}
        <summary tabIndex={0}>{cloneElement(heading, { isInControl: true })}</summary>
        <div>{answer}</div>
      </details>
    );
  },
});
