import { type RefObject, useEffect, useState } from 'react';

/** How far outside of the window counts as near, in px, once the reader scrolls. */
const MARGIN = 300;

/**
 * Becomes and stays true when an element comes near the window. Until the reader has scrolled, only
 * elements in the window count, so that a page doesn't load what nobody may ever reach.
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
      // An element that came near and left before this rendered was still near.
      (entries) => setIsNear((wasNear) => wasNear || entries.some((entry) => entry.isIntersecting)),
      { rootMargin: `${margin}px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, isNear, margin]);
  return isNear;
}
