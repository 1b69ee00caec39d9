/** Safari reads a file a while after the click. */
const KEPT_FOR = 10_000;

/** Saves Markdown as `fileName`. */
export function downloadText(text: string, fileName: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/markdown' }));
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_FOR);
}
