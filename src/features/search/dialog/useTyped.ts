import { type RefObject, useEffect, useState } from 'react';

/** The value of DocSearch's input, which isn't exposed. */
export function useTyped(host: RefObject<HTMLElement>): string {
  const [typed, setTyped] = useState('');
  useEffect(() => {
    const input = host.current!.querySelector<HTMLInputElement>('.DocSearch-Input');
    const read = () => setTyped(input?.value ?? '');
    const empty = () => setTyped('');
    read();
    // After React has handled the event, at the body: an earlier render would restore the old text.
    window.addEventListener('input', read);
    window.addEventListener('reset', empty);
    return () => {
      window.removeEventListener('input', read);
      window.removeEventListener('reset', empty);
    };
  }, [host]);
  return typed;
}

/**
 * Makes DocSearch repeat its search. It searches whenever its input gets the focus, and there's no
 * other way to trigger it from outside.
 */
export function repeatQuery(host: HTMLElement | null): void {
  const input = host?.querySelector('.DocSearch-Input');
  input?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
}

/**
 * Whether the first option is active, as it is before the reader moves, or there are no options.
 */
export function isFirstActive(host: HTMLElement | null): boolean {
  const option = host?.querySelector('[role="option"]');
  return option?.getAttribute('aria-selected') !== 'false';
}
