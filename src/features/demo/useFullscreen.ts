import { type RefObject, useEffect, useState } from 'react';

const ATTRIBUTE = 'data-fullscreen';

/** Every sibling of `element` and of its ancestors up to the body: what the overlay covers. */
function listCovered(element: Element): HTMLElement[] {
  const covered: HTMLElement[] = [];
  for (
    let node = element;
    node !== document.body && node.parentElement;
    node = node.parentElement
  ) {
    for (const sibling of node.parentElement.children) {
      // Elements that Material UI opens at the end of the body belong to the demo.
      const isPopup = sibling.matches('.MuiModal-root, .MuiPopper-root, [data-portal]');
      if (sibling !== node && sibling instanceof HTMLElement && !sibling.inert && !isPopup) {
        covered.push(sibling);
      }
    }
  }
  return covered;
}

/**
 * Makes an element fill the window, and the screen if the browser can. The whole document goes full
 * screen, not the element, because pop-ups that open at the end of the body must stay visible.
 * Escape exits.
 */
export function useFullscreen(ref: RefObject<HTMLElement>): {
  isFullscreen: boolean;
  toggle: () => void;
} {
  const [isFullscreen, setIsFullscreen] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (!isFullscreen || !element) {
      return undefined;
    }
    const covered = listCovered(element);
    const leave = () => setIsFullscreen(false);
    const leaveWithDocument = () => {
      if (!document.fullscreenElement) {
        leave();
      }
    };
    const leaveOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) {
        leave();
      }
    };
    element.setAttribute(ATTRIBUTE, '');
    covered.forEach((other) => (other.inert = true));
    document.addEventListener('keydown', leaveOnEscape);
    // A phone's browser may refuse: the element still fills the window.
    const entered = document.documentElement.requestFullscreen?.().catch(() => undefined);
    void Promise.resolve(entered).then(() =>
      document.addEventListener('fullscreenchange', leaveWithDocument),
    );
    return () => {
      element.removeAttribute(ATTRIBUTE);
      covered.forEach((other) => (other.inert = false));
      document.removeEventListener('keydown', leaveOnEscape);
      document.removeEventListener('fullscreenchange', leaveWithDocument);
      if (document.fullscreenElement) {
        void document.exitFullscreen();
      }
      element.scrollIntoView({ block: 'nearest' });
    };
  }, [isFullscreen, ref]);

  return { isFullscreen, toggle: () => setIsFullscreen((current) => !current) };
}
