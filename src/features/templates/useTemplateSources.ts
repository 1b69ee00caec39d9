import useBaseUrl from '@docusaurus/useBaseUrl';
import type { DemoSources } from '@site/src/lib/contracts/demos';
import { fetchJson } from '@site/src/lib/fetchJson';
import { useCallback, useRef } from 'react';

/** Loads a template's sources, once; again after a failure. */
export function useTemplateSources(id: string): () => Promise<DemoSources> {
  const address = useBaseUrl(`/demo-sources/${id}.json`);
  const sources = useRef<Promise<DemoSources>>();
  return useCallback(() => {
    sources.current ??= (fetchJson(address) as Promise<DemoSources>).catch((error: unknown) => {
      sources.current = undefined;
      throw error;
    });
    return sources.current;
  }, [address]);
}
