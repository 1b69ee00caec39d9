import { type RefObject, useEffect, useState } from 'react';

const ATTRIBUTE = 'data-fullscreen';

/** Every element beside the way from `element` up to the body: what the overlay covers. */
function listCovered(element: Element): HTMLElement[] {
  const covered: HTMLElement[] = [];
  for (
    let node = element;
    node !== document.body && node.parentElement;
    node = node.parentElement
  ) {
    for (const sibling of node.parentElement.children) {
      // What Material UI opens at the end of the body belongs to the demo.
      const isPopup = sibling.matches('.MuiModal-root, .MuiPopper-root, [data-portal]');
      if (sibling !== node && sibling instanceof HTMLElement && !sibling.inert && !isPopup) {
        covered.push(sibling);
      }
    }
  }
  return covered;
}

/**
 * Lets an element fill the window, and the screen where the browser can. The whole document goes
 * full screen, not the element: popups open at the end of the body and must stay visible. Escape
 * leads back.
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
    // A phone's browser may refuse: the element fills the window all the same.
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
