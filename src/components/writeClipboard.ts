/**
 * Writes a promised text immediately, as Safari requires: during the click, before the text has
 * resolved.
 */
async function writePromised(text: Promise<string>): Promise<void> {
  const blob = text.then((content) => new Blob([content], { type: 'text/plain' }));
  // The code that reads the item reports it as well.
  blob.catch(() => {});
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}

/**
 * Writes text to the clipboard; it may still be loading if this is called during the reader's
 * click. Rejects if the browser refuses or the text can't be loaded.
 */
export async function writeClipboard(text: string | Promise<string>): Promise<void> {
  if (typeof text !== 'string') {
    try {
      return await writePromised(text);
    } catch {
      // Some browsers have no clipboard items, or none with promises: the text is awaited.
    }
  }
  await navigator.clipboard.writeText(await text);
}
