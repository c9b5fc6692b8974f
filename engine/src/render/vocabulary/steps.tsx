/** `<Steps>`: an ordered list as the steps of a tutorial. */
import { Problem } from '../../problems/problem.ts';
import { defineElement } from './element.ts';

export const steps = defineElement({
  name: 'Steps',
  about: 'a numbered list as the walk of a tutorial',
  attributes: {},
  content: 'required',
  sample: ['', '1. First', '2. Second', ''],
  *mistakes({ content }) {
    if (content.some((child) => child.type !== 'list' || !child.ordered))
      yield new Problem('<Steps> contains more than a numbered list.', {
        remedy: 'Write 1. 2. 3. inside, and all other text outside.',
      });
  },
  html: ({ children }) => <div className="steps">{children}</div>,
});
