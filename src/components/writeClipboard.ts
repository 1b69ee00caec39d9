/** Writes a promised text at once, as Safari wants it: during the click, before the text is there. */
async function writePromised(text: Promise<string>): Promise<void> {
  const blob = text.then((content) => new Blob([content], { type: 'text/plain' }));
  // Whoever reads the item reports it too.
  blob.catch(() => {});
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}

/**
 * Puts a text into the clipboard; one that has still to be fetched too, if this is called within the
 * reader's click. Rejects where the browser refuses and where the text does not come.
 */
export async function writeClipboard(text: string | Promise<string>): Promise<void> {
  if (typeof text !== 'string') {
    try {
      return await writePromised(text);
    } catch {
      // Some browsers have no items, or none of promises: the text is awaited.
    }
  }
  await navigator.clipboard.writeText(await text);
}
