import { type RefObject, useLayoutEffect, useState } from 'react';

/** Whether an element is narrower than `width` px, determined before its first paint. */
export function useIsNarrow(ref: RefObject<Element>, width: number): boolean {
  const [isNarrow, setIsNarrow] = useState(false);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) {
      return undefined;
    }
    const measure = () => setIsNarrow(element.getBoundingClientRect().width < width);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, width]);
  return isNarrow;
}
