import texts from '@site/i18n/en/apiCatalogue.json';
import type { Announce } from '@site/src/components/staticMarkup/enhance/announce';
import { copyText } from '@site/src/components/staticMarkup/enhance/copyText';
import { eventAttributes } from '@site/src/lib/eventAttributes';
import { replaceWords } from './replaceWords';

const { copied, copyFailed } = texts.live;

function addButton(figure: HTMLElement, announce: Announce): void {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = texts.live.copy;
  const event = eventAttributes({ category: 'code', action: 'copy-click' });
  Object.entries(event).forEach(([name, value]) => button.setAttribute(name, value));
  button.addEventListener('click', () => {
    void copyText({
      text: figure.querySelector('pre')?.textContent ?? '',
      announce,
      copied,
      failed: copyFailed,
      showCopied: () => replaceWords(button, copied),
    });
  });
  figure.querySelector('figcaption')?.after(button);
}

/** Adds buttons to a row's examples when it's first opened, because there are hundreds. */
export function copyExamples(content: HTMLElement, announce: Announce, signal: AbortSignal): void {
  const addButtons = (row: HTMLDetailsElement) => {
    if (row.open) {
      row
        .querySelectorAll<HTMLElement>('figure:not(:has(button))')
        .forEach((figure) => addButton(figure, announce));
    }
  };
  const listen = ({ target }: Event) => {
    if (target instanceof HTMLDetailsElement) {
      addButtons(target);
    }
  };
  content.querySelectorAll('details').forEach(addButtons);
  // The event doesn't bubble.
  content.addEventListener('toggle', listen, { capture: true, signal });
}
