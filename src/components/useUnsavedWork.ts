import { markUnsaved } from '@site/src/lib/unsavedWork';
import { useEffect } from 'react';

/**
 * Keeps the site from reloading the page while something is unsaved. `owner` is the caller's own
 * name.
 */
export function useUnsavedWork(owner: string, isUnsaved: boolean): void {
  useEffect(() => {
    markUnsaved(owner, isUnsaved);
    return () => markUnsaved(owner, false);
  }, [owner, isUnsaved]);
}
