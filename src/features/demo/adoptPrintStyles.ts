/**
 * Turns the rules of style elements blocked by the policy into style sheets that need no
 * permission.
 */
function adoptStyles(frame: HTMLIFrameElement): void {
  const { contentDocument: document, contentWindow } = frame;
  // Another window has its own constructors, which the type doesn't include.
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
 * Grids and charts print what they render in an empty iframe, into which they write their rules as
 * text. The site's policy forbids that, so they would be printed without styles.
 */
export function adoptPrintStyles(): void {
  if (isWatching) {
    return;
  }
  isWatching = true;
  const watch = (node: Node) => {
    if (node instanceof HTMLIFrameElement && !node.src) {
      // Some browsers have loaded it by now, others haven't.
      adoptStyles(node);
      node.addEventListener('load', () => adoptStyles(node));
    }
  };
  new MutationObserver((records) =>
    records.forEach(({ addedNodes }) => addedNodes.forEach(watch)),
  ).observe(document.body, { childList: true });
}
