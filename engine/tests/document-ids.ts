/** What is wrong with the ids in a document, by which links, labels, and scripts find its parts. */
import { readHtml } from '../src/render/html.ts';

/** Attributes that name other elements by their ids. */
const references = [
  'for',
  'headers',
  'list',
  'popovertarget',
  'commandfor',
  'aria-activedescendant',
  'aria-controls',
  'aria-describedby',
  'aria-details',
  'aria-labelledby',
  'aria-owns',
];

/** Returns a sentence for each id that is empty, or given twice, and for each element that is named and missing. */
export function idFaults(html: string): string[] {
  const faults = new Set<string>();
  const ids = new Set<string>();
  const named = new Map<string, string>();
  const chosen = new Set<string>();
  readHtml(html, {
    open(tag, attribute) {
      const id = attribute('id');
      if (id === '') faults.add(`A <${tag}> has an empty id.`);
      else if (id !== undefined && ids.has(id)) faults.add(`Two elements have the id "${id}".`);
      if (id) ids.add(id);
      for (const name of references)
        for (const target of attribute(name)?.split(/\s+/) ?? []) named.set(target, `${name}="${target}"`);
      const radios =
        attribute('type') === 'radio' && attribute('checked') !== undefined ? attribute('name') : undefined;
      if (radios !== undefined && chosen.has(radios)) faults.add(`Two groups of radio buttons are called "${radios}".`);
      if (radios !== undefined) chosen.add(radios);
    },
    close() {},
    text() {},
  });
  for (const [target, written] of named) if (!ids.has(target)) faults.add(`Nothing has the id that ${written} names.`);
  return [...faults];
}
