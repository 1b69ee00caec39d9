import { useLocation } from '@docusaurus/router';
import { type RefObject, useEffect } from 'react';
import { findTarget, TARGET_EVENT } from './target';

/** Scrolls the URL's target into view, even if it was added after the navigation. */
export function useTarget(ref: RefObject<HTMLElement>, html: string): void {
  const location = useLocation();
  useEffect(() => {
    ref.current?.dispatchEvent(new Event(TARGET_EVENT));
  }, [ref, location]);
  useEffect(() => {
    if (html && ref.current) {
      findTarget(ref.current, window.location.hash)?.scrollIntoView();
    }
  }, [ref, html]);
}
