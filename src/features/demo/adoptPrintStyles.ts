/** Rules of elements that the policy has left without any, as sheets that need no permission. */
function adoptStyles(frame: HTMLIFrameElement): void {
  const { contentDocument: document, contentWindow } = frame;
  // A window of its own has its own constructors, which the type leaves out.
  const window = contentWindow as (Window & typeof globalThis) | null;
  if (!document || !window) {
    return;
  }
  const blocked = [...document.querySelectorAll('style')].filter(
    ({ sheet, textContent }) => !sheet?.cssRules.length && textContent,
  );
  document.adoptedStyleSheets.push(
    ...blocked.map(({ textContent }) => {
      const sheet = new window.CSSStyleSheet();
      sheet.replaceSync(textContent ?? '');
      return sheet;
    }),
  );
  blocked.forEach((style) => style.remove());
}

let isWatching = false;

/**
 * Grids and charts print what they draw in an empty frame, into which they write their rules as
 * text. The policy of the site forbids that, and they would be printed without styles.
 */
export function adoptPrintStyles(): void {
  if (isWatching) {
    return;
  }
  isWatching = true;
  const watch = (node: Node) => {
    if (node instanceof HTMLIFrameElement && !node.src) {
      // Some browsers have loaded it by now, others have not.
      adoptStyles(node);
      node.addEventListener('load', () => adoptStyles(node));
    }
  };
  new MutationObserver((records) =>
    records.forEach(({ addedNodes }) => addedNodes.forEach(watch)),
  ).observe(document.body, { childList: true });
}
