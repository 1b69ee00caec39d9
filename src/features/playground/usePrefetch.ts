import { useEffect } from 'react';
import { prefetchConverter } from './convertFiles';
import { prefetchFormatter } from './formatCode';
import { loadCodeLink } from './loadCodeLink';

/** Safari has no idle callback; a second is after the editor and the first run. */
const FALLBACK_PAUSE = 1000;

async function prefetchTools(): Promise<void> {
  await Promise.allSettled([loadCodeLink(), prefetchConverter(), prefetchFormatter()]);
}

/** Fetches when idle what the buttons need, so that they work without a connection. */
export function usePrefetch(isReady: boolean): void {
  useEffect(() => {
    if (!isReady) {
      return undefined;
    }
    const prefetch = () => void prefetchTools();
    if ('requestIdleCallback' in window) {
      const id = window.requestIdleCallback(prefetch, { timeout: 3000 });
      return () => window.cancelIdleCallback(id);
    }
    const timer = setTimeout(prefetch, FALLBACK_PAUSE);
    return () => clearTimeout(timer);
  }, [isReady]);
}
