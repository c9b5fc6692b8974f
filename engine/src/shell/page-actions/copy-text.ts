/**
 * Copies a text to the clipboard. A text that must be fetched first is passed as a promise, because Safari allows
 * copying only during the click event. @throws if the browser doesn't allow it, or the text can't be fetched.
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
