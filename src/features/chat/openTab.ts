/**
 * A tab that waits for its address. It must be opened within the click: later, browsers take it for
 * an advertisement. What is shown in it then knows nothing of this page. Null where the browser
 * refuses.
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
