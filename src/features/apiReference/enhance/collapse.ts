import texts from '@site/i18n/en/api.json';
import { findLayoutRoot, ROW_KINDS } from '../layoutChoice';

const OPEN_ATTRIBUTE = 'data-open';

/** Opens or closes a row of the collapsed layout. */
export function setOpen(row: Element, isOpen: boolean): void {
  row.setAttribute(OPEN_ATTRIBUTE, String(isOpen));
  row.querySelector('th [aria-expanded]')?.setAttribute('aria-expanded', String(isOpen));
}

function isOpen(row: Element): boolean {
  return row.getAttribute(OPEN_ATTRIBUTE) === 'true';
}

function addToggle(row: Element): void {
  const button = document.createElement('button');
  button.type = 'button';
  button.setAttribute('aria-expanded', String(isOpen(row)));
  button.setAttribute(
    'aria-label',
    texts.live.details.replace('{name}', row.querySelector('th a')?.textContent ?? ''),
  );
  row.querySelector('th')?.append(button);
}

/** Adds buttons to the rows of every collapsed section. */
export function addToggles(root: HTMLElement): void {
  const layouts = findLayoutRoot(root);
  for (const kind of ROW_KINDS) {
    if (layouts?.getAttribute(`data-${kind}`) === 'collapsed') {
      const rows = root.querySelectorAll(
        `[data-rows="${kind}"] tbody tr:not(:has(th [aria-expanded]))`,
      );
      rows.forEach(addToggle);
    }
  }
}

/** Makes the buttons of collapsed rows open them. */
export function addCollapse(root: HTMLElement, signal: AbortSignal): void {
  addToggles(root);
  const toggle = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest('th [aria-expanded]') : null;
    const row = button?.closest('tr');
    if (row) {
      setOpen(row, !isOpen(row));
    }
  };
  root.addEventListener('click', toggle, { signal });
}
