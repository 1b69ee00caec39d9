import { type RefObject, useLayoutEffect } from 'react';

const ROOM = '--notice-room';

/**
 * Tells the style sheets, as `--notice-room`, how much of the window's end an element covers, so
 * that nothing with the focus ends up beneath it.
 */
export function useNoticeRoom(ref: RefObject<Element>): void {
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) {
      return undefined;
    }
    const { style } = document.documentElement;
    const measure = () => {
      const room = window.innerHeight - element.getBoundingClientRect().top;
      style.setProperty(ROOM, `${Math.ceil(room)}px`);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(ROOM);
    };
  }, [ref]);
}
