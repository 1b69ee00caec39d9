import { findTarget, TARGET_EVENT } from '../target';

/** Calls back with the URL's target in the content, initially and whenever it changes. */
export function onTarget(
  content: HTMLElement,
  run: (target: Element | undefined) => void,
  signal: AbortSignal,
): void {
  const follow = () => run(findTarget(content, window.location.hash));
  follow();
  content.addEventListener(TARGET_EVENT, follow, { signal });
}
