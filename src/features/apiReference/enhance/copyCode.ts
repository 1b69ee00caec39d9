import texts from '@site/i18n/en/api.json';
import type { Announce } from '@site/src/components/staticMarkup/enhance/announce';
import { copyText } from '@site/src/components/staticMarkup/enhance/copyText';
import { markCopied } from './markCopied';

const { copied, copyCodeFailed } = texts.live;

/** Makes the buttons of code blocks copy their code. */
export function copyCode(root: HTMLElement, announce: Announce, signal: AbortSignal): void {
  for (const button of root.querySelectorAll<HTMLElement>('[data-copy-button]')) {
    const copy = () => {
      const text = button.closest('[data-copies]')?.querySelector('pre')?.textContent ?? '';
      const showCopied = () => markCopied(button);
      void copyText({ text, announce, copied, failed: copyCodeFailed, showCopied });
    };
    button.addEventListener('click', copy, { signal });
    button.hidden = false;
  }
}
