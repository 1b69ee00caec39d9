import { type RefObject, useEffect, useState } from 'react';

/** How far outside the window counts as near, in px. */
const MARGIN = 300;

/** Turns true, for good, when an element comes near the window. */
export function useNearViewport(ref: RefObject<Element>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (isNear || !element) {
      return undefined;
    }
    const observer = new IntersectionObserver(
      (entries) => setIsNear(entries.some((entry) => entry.isIntersecting)),
      { rootMargin: `${MARGIN}px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, isNear]);
  return isNear;
}
