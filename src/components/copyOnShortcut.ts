import { ACTION_ATTRIBUTE } from '@site/src/lib/eventAttributes';

/** What holds code and a button that copies it. */
const BLOCK = '[data-copies], .theme-code-block';

const BUTTON = '[data-copy-button]';

/** Where Ctrl+C has a meaning of its own: text being typed, and running demos. */
const OWN_COPY = 'input, textarea, select, [contenteditable="true"], [data-live]';

function findBlock(): Element | undefined {
  const focused = document.activeElement;
  if (focused && focused !== document.body) {
    const block = focused.closest(BLOCK);
    return focused.closest(OWN_COPY) ? undefined : (block ?? findHovered());
  }
  return findHovered();
}

function findHovered(): Element | undefined {
  return [...document.querySelectorAll(`:is(${BLOCK}):hover`)].at(-1);
}

/** Clicks a button so that analytics takes it for a key: `copy-click` is `copy-keyboard` meanwhile. */
function clickByKeyboard(button: HTMLElement): void {
  const action = button.getAttribute(ACTION_ATTRIBUTE);
  button.setAttribute(ACTION_ATTRIBUTE, action?.replace('click', 'keyboard') ?? 'copy-keyboard');
  button.click();
  if (action === null) {
    button.removeAttribute(ACTION_ATTRIBUTE);
  } else {
    button.setAttribute(ACTION_ATTRIBUTE, action);
  }
}

/**
 * Ctrl+C (Cmd+C) with nothing selected copies the block of code that is focused or under the
 * pointer. Returns the way back.
 */
export function copyOnShortcut(): () => void {
  const handle = (event: KeyboardEvent) => {
    const isCopy =
      (event.ctrlKey || event.metaKey) &&
      !event.shiftKey &&
      !event.altKey &&
      event.key.toLowerCase() === 'c';
    if (!isCopy || event.defaultPrevented || window.getSelection()?.toString()) {
      return;
    }
    const button = findBlock()?.querySelector<HTMLElement>(BUTTON);
    if (button) {
      event.preventDefault();
      clickByKeyboard(button);
    }
  };
  document.addEventListener('keydown', handle);
  return () => document.removeEventListener('keydown', handle);
}
