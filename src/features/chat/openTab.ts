/**
 * A tab that waits for its URL. It must be opened during the click, because browsers block pop-ups
 * that open later. The page loaded in it has no access to this one. Null if the browser refuses.
 */
export function openTab(text: string): Window | null {
  const tab = window.open('', '_blank');
  if (!tab) {
    return null;
  }
  tab.opener = null;
  const { documentElement: root, body } = tab.document;
  const { lang, dir } = document.documentElement;
  Object.assign(root, { lang, dir });
  root.style.colorScheme = getComputedStyle(document.documentElement).colorScheme;
  tab.document.title = text;
  Object.assign(body.style, { font: '16px system-ui, sans-serif', padding: '16px' });
  body.textContent = `${text}…`;
  return tab;
}
