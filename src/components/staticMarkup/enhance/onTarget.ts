import { findTarget, TARGET_EVENT } from '../target';

/** Calls back with the part of the content that the address names, now and whenever it names one. */
export function onTarget(
  content: HTMLElement,
  run: (target: Element | undefined) => void,
  signal: AbortSignal,
): void {
  const follow = () => run(findTarget(content, window.location.hash));
  follow();
  content.addEventListener(TARGET_EVENT, follow, { signal });
}
