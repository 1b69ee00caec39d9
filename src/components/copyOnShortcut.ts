import { ACTION_ATTRIBUTE } from '@site/src/lib/eventAttributes';

/** Elements that contain code and a button to copy it. */
const BLOCK = '[data-copies], .theme-code-block';

const BUTTON = '[data-copy-button]';

/** Where Ctrl+C has its own meaning: in text fields, and in running demos. */
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

/**
 * Clicks a button so that it counts as the keyboard in analytics: `copy-click` is temporarily
 * `copy-keyboard`.
 */
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
 * Ctrl+C (Cmd+C) with nothing selected copies the code block that is focused or under the pointer.
 * Returns a cleanup function.
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
