import texts from '@site/i18n/en/apiCatalogue.json';
import type { Announce } from '@site/src/components/staticMarkup/announce';
import { eventAttributes } from '@site/src/lib/eventAttributes';
import { copyText } from './copyText';

function addButton(figure: HTMLElement, announce: Announce): void {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = texts.live.copy;
  const event = eventAttributes({ category: 'code', action: 'copy-click' });
  Object.entries(event).forEach(([name, value]) => button.setAttribute(name, value));
  button.addEventListener('click', () => {
    void copyText({
      text: figure.querySelector('pre')?.textContent ?? '',
      element: button,
      failure: texts.live.copyFailed,
      announce,
    });
  });
  figure.querySelector('figcaption')?.after(button);
}

/** Gives the examples of a row their buttons when it first opens: there are hundreds. */
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
  // The event does not bubble.
  content.addEventListener('toggle', listen, { capture: true, signal });
}
