/** `<Filter>`: a field that shows only the terms, rows, entries, or questions with its words. Hidden without script. */
import { required } from './attributes.ts';
import { defineElement } from './element.ts';

export const filter = defineElement({
  name: 'Filter',
  about:
    'a field above a glossary, a table of `content/data/`, or `###` headings that hides the terms, rows, or sections without the words typed; a number is that whole number if there is one, and of a cell that lists links, those without the words are hidden',
  attributes: { label: required('Filter the questions') },
  content: 'none',
  html: ({ label }) => (
    <div className="filter">
      <label className="field">
        <span>{label}</span>
        <input type="search" autoComplete="off" />
      </label>
      <output />
    </div>
  ),
  markdown: () => [],
});
