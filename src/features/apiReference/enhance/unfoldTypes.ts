import texts from '@site/i18n/en/api.json';
import { loadTypes } from './loadTypes';
import { getRowName } from './prepareRows';
import { createTypeDetails } from './typeDetails';

function showDiagnostic(button: HTMLElement): void {
  const diagnostic = document.createElement('p');
  diagnostic.setAttribute('role', 'alert');
  diagnostic.textContent = texts.live.typeNotLoaded;
  button.after(diagnostic);
}

/** Makes the buttons in types load, show and hide what was too long for the page. */
export function unfoldTypes(root: HTMLElement, url: string, signal: AbortSignal): void {
  let types: ReturnType<typeof loadTypes> | undefined;

  const unfold = async (button: HTMLElement) => {
    button.setAttribute('aria-busy', 'true');
    button.parentElement?.querySelector('[role="alert"]')?.remove();
    try {
      types ??= loadTypes(url);
      const name = getRowName(button.closest('tr') ?? button);
      const member = (await types).get(name);
      if (!member) {
        throw new Error(`${url} has no data for "${name}".`);
      }
      button.after(createTypeDetails(member));
      button.setAttribute('aria-expanded', 'true');
    } catch {
      types = undefined;
      showDiagnostic(button);
    }
    button.removeAttribute('aria-busy');
  };

  const toggle = (button: HTMLElement) => {
    const details = button.nextElementSibling;
    if (button.getAttribute('aria-busy')) {
      return;
    }
    if (details instanceof HTMLDivElement) {
      details.hidden = !details.hidden;
      button.setAttribute('aria-expanded', String(!details.hidden));
    } else {
      void unfold(button);
    }
  };

  for (const button of root.querySelectorAll<HTMLButtonElement>('td > button')) {
    button.type = 'button';
    button.ariaExpanded ??= 'false';
    button.hidden = false;
    button.addEventListener('click', () => toggle(button), { signal });
  }
}
