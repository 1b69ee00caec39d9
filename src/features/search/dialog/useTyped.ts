import { type RefObject, useEffect, useState } from 'react';

/** What stands in DocSearch's input, which keeps it to itself. */
export function useTyped(host: RefObject<HTMLElement>): string {
  const [typed, setTyped] = useState('');
  useEffect(() => {
    const input = host.current!.querySelector<HTMLInputElement>('.DocSearch-Input');
    const read = () => setTyped(input?.value ?? '');
    const empty = () => setTyped('');
    read();
    // After React has heard of it, at the body: a render before would put the text back that it knows.
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
 * Lets DocSearch ask the same again. It asks whenever its input receives the focus, and there is no
 * other way in from outside.
 */
export function repeatQuery(host: HTMLElement | null): void {
  const input = host?.querySelector('.DocSearch-Input');
  input?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
}

/** Whether the first option is the active one, as it is before the reader moves, or there is none. */
export function isFirstActive(host: HTMLElement | null): boolean {
  const option = host?.querySelector('[role="option"]');
  return option?.getAttribute('aria-selected') !== 'false';
}
