/** `<AskedAs>`: what readers type when they mean the section that it is in. Only search reads it. */
import { required } from './attributes.ts';
import { defineElement } from './element.ts';

export const askedAs = defineElement({
  name: 'AskedAs',
  about:
    'right below a heading: what readers type when they mean this section, in words that it lacks, with commas between phrases; shown nowhere',
  attributes: { words: required('abort a job, kill') },
  content: 'none',
  html({ words }, { page, place }) {
    page.askedAs(words, place);
    return null;
  },
  markdown: () => [],
});
