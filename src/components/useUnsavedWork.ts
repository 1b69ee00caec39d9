import { markUnsaved } from '@site/src/lib/unsavedWork';
import { useEffect } from 'react';

/** Keeps the site from loading the page anew while something is unsaved. `owner` is a name of the caller's own. */
export function useUnsavedWork(owner: string, isUnsaved: boolean): void {
  useEffect(() => {
    markUnsaved(owner, isUnsaved);
    return () => markUnsaved(owner, false);
  }, [owner, isUnsaved]);
}
