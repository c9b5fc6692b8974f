/** `<Details>`: content that opens on demand. */
import { paragraph, strong } from '../markdown/nodes.ts';
import { required } from './attributes.ts';
import { defineElement } from './element.ts';

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
