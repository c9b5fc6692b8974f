/** Development only: loaded by each document of the development server, to apply edits. */

interface PageEdit {
  readonly styles: readonly (readonly [key: string, text: string])[];
  readonly hasPages: boolean;
}

function replaceStyle(key: string, text: string): void {
  const sheets = [...document.querySelectorAll('style')];
  const sheet = sheets.find(({ dataset, textContent }) => dataset.islandStyle === key || textContent.startsWith(key));
  if (sheet) sheet.textContent = text;
}

let showPage: (() => Promise<void>) | null = null;

/** Sets what shows the page again; until then, an edit reloads it. */
export function onEdit(show: () => Promise<void>): void {
  showPage = show;
}

import.meta.hot?.on('site:edit', async ({ styles, hasPages }: PageEdit) => {
  for (const [key, text] of styles) replaceStyle(key, text);
  if (!hasPages) return;
  // A reader who has not touched the page has no state to keep, and the browser keeps the scroll position.
  if (showPage) await showPage();
  else location.reload();
});
