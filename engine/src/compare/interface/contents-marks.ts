/** Marks the changed sections in the table of contents, by a style sheet: the table belongs to React. */
const sheet = new CSSStyleSheet();

/** Anchors of the sections with changes, in a body that shows a comparison. */
function changedSections(prose: Element): Set<string> {
  const anchors = new Set<string>();
  let current: string | null = null;
  for (const element of prose.querySelectorAll('h2[id], h3[id], [data-change]')) {
    if (element.id) current = element.id;
    const isHeading = element.id !== '';
    // A heading may itself be a part of a change, and a change may start with a heading.
    const isChanged = isHeading
      ? element.closest('ins, del') || element.querySelector('ins, del')
      : !element.querySelector(':scope > [id]:first-child');
    if (isChanged && current) anchors.add(current);
  }
  return anchors;
}

export function markContents(prose: Element | null): void {
  const anchors = prose ? [...changedSections(prose)] : [];
  const links = anchors.map((anchor) => `:is(.contents, .contents-narrow) a[href="#${CSS.escape(anchor)}"]::after`);
  sheet.replaceSync(
    links.length ? `${links.join(',')}{content:" \\2022" / " (changed)";color:var(--accent-text)}` : '',
  );
  if (!document.adoptedStyleSheets.includes(sheet))
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
