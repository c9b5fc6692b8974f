/**
 * Runs in the page: does to the texts of an element what Google Translate does, now and after each change. Each text
 * node is replaced by `<font><font>` around a copy, so code that keeps a reference to the node writes to something that
 * is no longer in the document.
 */
export function startTranslator(selector: string): void {
  const root = document.querySelector(selector);
  if (!root) throw new Error(`Nothing matches ${selector}.`);
  const untouched = 'font, script, style, textarea, option, svg, [translate="no"]';
  const wrapAll = () => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest(untouched)) continue;
      const inner = document.createElement('font');
      inner.append(text.data);
      const outer = document.createElement('font');
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  wrapAll();
  new MutationObserver(wrapAll).observe(root, { childList: true, characterData: true, subtree: true });
}
