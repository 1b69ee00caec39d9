import texts from '@site/i18n/en/api.json';
import type { Announce } from '@site/src/components/staticMarkup/announce';
import { copyText } from './copyText';

/** Lets the buttons of code blocks copy them. */
export function copyCode(root: HTMLElement, announce: Announce, signal: AbortSignal): void {
  for (const button of root.querySelectorAll<HTMLElement>('[data-copy-button]')) {
    const copy = () => {
      const text = button.closest('[data-copies]')?.querySelector('pre')?.textContent ?? '';
      void copyText({ text, element: button, failure: texts.live.copyCodeFailed, announce });
    };
    button.addEventListener('click', copy, { signal });
    button.hidden = false;
  }
}
