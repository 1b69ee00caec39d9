import { type RefObject, useLayoutEffect } from 'react';

const PROPERTY = '--notice-height';
const ATTRIBUTE = 'data-notice';

/**
 * Exposes the notice to style sheets: its presence as `data-notice`, and how much of the bottom of
 * the window it covers as `--notice-height`, because focused elements must not be hidden beneath
 * it.
 */
export function useNoticeHeight(ref: RefObject<Element>): void {
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) {
      return undefined;
    }
    const root = document.documentElement;
    const measure = () => {
      const height = window.innerHeight - element.getBoundingClientRect().top;
      root.style.setProperty(PROPERTY, `${Math.ceil(height)}px`);
    };
    root.setAttribute(ATTRIBUTE, '');
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
      root.style.removeProperty(PROPERTY);
      root.removeAttribute(ATTRIBUTE);
    };
  }, [ref]);
}
