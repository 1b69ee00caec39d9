import texts from '@site/i18n/en/api.json';
import { findLayoutRoot, ROW_KINDS } from '../layoutChoice';

const OPEN_ATTRIBUTE = 'data-open';

/** Opens a row of the collapsed layout, or closes it. */
export function setOpen(row: Element, isOpen: boolean): void {
  row.setAttribute(OPEN_ATTRIBUTE, String(isOpen));
  row.querySelector('[aria-expanded]')?.setAttribute('aria-expanded', String(isOpen));
}

function isOpen(row: Element): boolean {
  return row.getAttribute(OPEN_ATTRIBUTE) === 'true';
}

/** Gives the rows of every collapsed section their buttons. */
export function addToggles(root: HTMLElement): void {
  const layouts = findLayoutRoot(root);
  const collapsed = ROW_KINDS.filter(
    (kind) => layouts?.getAttribute(`data-${kind}`) === 'collapsed',
  );
  for (const kind of collapsed) {
    const heads = root.querySelectorAll(
      `[data-rows="${kind}"] tbody th:not(:has([aria-expanded]))`,
    );
    for (const head of heads) {
      const button = document.createElement('button');
      button.type = 'button';
      button.setAttribute('aria-expanded', String(isOpen(head.closest('tr') ?? head)));
      const name = head.querySelector('a')?.textContent ?? '';
      button.setAttribute('aria-label', texts.live.details.replace('{name}', name));
      head.append(button);
    }
  }
}

/** Lets the buttons of collapsed rows open them. */
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
