import { whenIdle } from '@site/src/components/whenIdle';
import { useEffect } from 'react';
import { prefetchConverter } from './convertFiles';
import { prefetchFormatter } from './formatCode';
import { loadCodeLink } from './loadCodeLink';

async function prefetchTools(): Promise<void> {
  await Promise.allSettled([loadCodeLink(), prefetchConverter(), prefetchFormatter()]);
}

/** When idle, loads what the buttons need, so that they work offline. */
export function usePrefetch(isReady: boolean): void {
  useEffect(() => {
    if (!isReady) {
      return undefined;
    }
    return whenIdle(() => void prefetchTools());
  }, [isReady]);
}
