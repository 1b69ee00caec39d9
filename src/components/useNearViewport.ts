import { type RefObject, useEffect, useState } from 'react';

/** How far outside the window counts as near, in px, once the reader scrolls. */
const MARGIN = 300;

/**
 * Turns true, for good, when an element comes near the window. Before the reader has scrolled,
 * only what is in the window counts: a page costs nothing that nobody may ever reach.
 */
export function useNearViewport(ref: RefObject<Element>): boolean {
  const [isNear, setIsNear] = useState(false);
  const [margin, setMargin] = useState(0);
  useEffect(() => {
    const widen = () => setMargin(MARGIN);
    window.addEventListener('scroll', widen, { once: true, passive: true });
    return () => window.removeEventListener('scroll', widen);
  }, []);
  useEffect(() => {
    const element = ref.current;
    if (isNear || !element) {
      return undefined;
    }
    const observer = new IntersectionObserver(
      // What has been near and has left before this renders was near all the same.
      (entries) => setIsNear((wasNear) => wasNear || entries.some((entry) => entry.isIntersecting)),
      { rootMargin: `${margin}px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, isNear, margin]);
  return isNear;
}
