import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { t } from '../texts';
import { decideKey, type KeyAction } from './decideKey';
import { fixRoles } from './fixRoles';
import { findWrap } from './focus';
import { inertOthers } from './inertOthers';

/** Marks the controls that remove an option from storage, or keep it there. */
export const STORED_ATTRIBUTE = 'data-search-stored';

/** Marks the part of an option that acts on the dialog and has no page. */
export const ACTION_ATTRIBUTE = 'data-search-action';

/** Slots in DocSearch's dialog that it doesn't provide itself. */
export interface ModalSlots {
  /** Below the input. */
  scope: HTMLElement;
  /** After the stored searches, or in their place. */
  start: HTMLElement;
  /** Among the shortcuts explained in the footer. */
  keys: HTMLElement;
}

function createSlots(): ModalSlots {
  return {
    scope: document.createElement('div'),
    start: document.createElement('div'),
    keys: document.createElement('li'),
  };
}

/** Keeps the initial content in the list if there is one, or else where it would be. */
function placeStart(container: Element, start: HTMLElement): void {
  const list = container.querySelector('.DocSearch-Dropdown');
  const footer = container.querySelector('.DocSearch-Footer');
  if (list) {
    if (start.parentElement !== list) {
      list.append(start);
    }
  } else if (start.nextElementSibling !== footer) {
    footer?.before(start);
  }
}

const findInput = (container: Element) =>
  container.querySelector<HTMLInputElement>('.DocSearch-Input');

const findActive = (container: Element) => container.querySelector('[aria-selected="true"]');

/** The actions for the active option; the last one removes it. */
const listStoredActions = (container: Element) => [
  ...(findActive(container)?.querySelectorAll<HTMLElement>(`[${STORED_ATTRIBUTE}]`) ?? []),
];

const findAction = (container: Element) =>
  findActive(container)?.querySelector<HTMLElement>(`[${ACTION_ATTRIBUTE}]`);

interface ModalHandlers {
  close: () => void;
  step: (by: 1 | -1) => void;
  /** Whether the options aren't those of `typed` yet. */
  isBehind: (typed: string) => boolean;
  /** Chooses the best of them as soon as they are. */
  chooseWhenReady: (typed: string) => void;
}

/**
 * Turns DocSearch's dialog into a real one: the content around it is inert, roles are correct and
 * stay so, the focus stays inside, and additional shortcuts work. Returns slots in it for our own
 * content.
 *
 * @param host element around the dialog, a child of the body
 */
export function useModal(host: RefObject<HTMLElement>, handlers: ModalHandlers): ModalSlots {
  const { close, step, isBehind, chooseWhenReady } = handlers;
  const [slots] = useState(createSlots);

  useLayoutEffect(() => {
    const container = host.current!.querySelector('.DocSearch-Container')!;
    container.querySelector('.DocSearch-SearchBar')?.append(slots.scope);
    container.querySelector('.DocSearch-Commands')?.append(slots.keys);
    const settle = () => {
      fixRoles(container, { dialog: t('dialog') });
      placeStart(container, slots.start);
    };
    settle();
    const observer = new MutationObserver(settle);
    observer.observe(container, { attributes: true, childList: true, subtree: true });
    const release = inertOthers(host.current!);
    return () => {
      observer.disconnect();
      release();
    };
  }, [host, slots]);

  useEffect(() => {
    const element = host.current!;
    const run: Record<KeyAction, (event: KeyboardEvent) => void> = {
      close,
      nextScope: () => step(1),
      previousScope: () => step(-1),
      act: () => findAction(element)?.click(),
      chooseWhenReady: () => chooseWhenReady(findInput(element)?.value ?? ''),
      remove: () => listStoredActions(element).at(-1)?.click(),
      moveFocus: () => {},
    };
    const handleKey = (event: KeyboardEvent) => {
      const input = findInput(element);
      const action = decideKey(event, {
        isInput: event.target === input,
        isEmpty: input?.value === '',
        isBehind: isBehind(input?.value ?? ''),
        isActionActive: Boolean(findAction(element)),
        isStoredActive: listStoredActions(element).length > 0,
      });
      if (!action) {
        return;
      }
      // Before DocSearch gets the event.
      event.stopPropagation();
      const wrap = action === 'moveFocus' ? findWrap(element, event.shiftKey) : undefined;
      wrap?.focus();
      if (action !== 'moveFocus' || wrap) {
        event.preventDefault();
      }
      run[action](event);
    };
    element.addEventListener('keydown', handleKey, true);
    return () => element.removeEventListener('keydown', handleKey, true);
  }, [host, close, step, isBehind, chooseWhenReady]);

  return slots;
}
