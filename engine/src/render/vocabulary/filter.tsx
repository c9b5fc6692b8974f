/** `<Filter>`: a field that shows only the terms, entries, or questions with its words. Hidden without script. */
import { required } from './attributes.ts';
import { defineElement } from './element.ts';

export const filter = defineElement({
  name: 'Filter',
  about: 'a field above a glossary, a table as entries, or `###` headings that hides those without the words typed',
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
