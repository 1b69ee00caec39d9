import { type RefObject, useLayoutEffect } from 'react';

const ROOM = '--notice-room';
const ATTRIBUTE = 'data-notice';

/**
 * Tells the style sheets that a notice is there, as `data-notice`, and how much of the window's
 * end it covers, as `--notice-room`: nothing with the focus may end up beneath it.
 */
export function useNoticeRoom(ref: RefObject<Element>): void {
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) {
      return undefined;
    }
    const root = document.documentElement;
    const measure = () => {
      const room = window.innerHeight - element.getBoundingClientRect().top;
      root.style.setProperty(ROOM, `${Math.ceil(room)}px`);
    };
    root.setAttribute(ATTRIBUTE, '');
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
      root.style.removeProperty(ROOM);
      root.removeAttribute(ATTRIBUTE);
    };
  }, [ref]);
}
