/** `<Lead>`, the text that a home page starts with, and `<Actions>`, its links as buttons. */
import { defineElement } from './element.ts';

export const lead = defineElement({
  name: 'Lead',
  about: 'the opening of a home page, in larger type',
  attributes: {},
  content: 'required',
  sample: ['', 'One or two sentences.', ''],
  html: ({ children }) => <div className="lead">{children}</div>,
});

export const actions = defineElement({
  name: 'Actions',
  about: 'links as buttons, the first one for most readers',
  attributes: {},
  content: 'required',
  sample: ['', '[Get started](/)', ''],
  html: ({ children }) => <div className="actions">{children}</div>,
});
