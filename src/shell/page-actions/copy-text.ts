/**
 * Puts a text on the clipboard. A text that still has to be fetched is handed over as a promise, because Safari allows copying only
 * within the click.
 * @throws where the browser doesn't allow it, or the text can't be had
 */
export async function copyText(text: string | Promise<string>): Promise<void> {
  if (typeof text !== 'string' && 'ClipboardItem' in globalThis && navigator.clipboard?.write) {
    const blob = text.then((value) => new Blob([value], { type: 'text/plain' }));
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
    return;
  }
  if (!navigator.clipboard) throw new Error('The clipboard is not available here.');
  await navigator.clipboard.writeText(await text);
}
