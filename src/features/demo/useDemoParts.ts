import useBaseUrl from '@docusaurus/useBaseUrl';
import type { DemoManifest, DemoSources } from '@site/src/lib/contracts/demos';
import { fetchJson } from '@site/src/lib/fetchJson';
import { useCallback, useEffect, useState } from 'react';
import type * as DemoParts from './parts';

type Parts = typeof DemoParts & { sources: DemoSources };

type Load = { status: 'waiting' | 'failed' } | { status: 'ready'; parts: Parts };

/**
 * The toolbar, the code and the framed runner of a demo with its sources, fetched once the demo
 * is wanted. `retry` is there when they did not arrive.
 */
export function useDemoParts(
  { id, loadSources }: DemoManifest,
  isWanted: boolean,
): { parts?: Parts; retry?: () => void } {
  const address = useBaseUrl(`/demo-sources/${id}.json`);
  const [load, setLoad] = useState<Load>({ status: 'waiting' });
  const retry = useCallback(() => setLoad({ status: 'waiting' }), []);
  const isWaiting = load.status === 'waiting';
  useEffect(() => {
    if (!isWanted || !isWaiting) {
      return undefined;
    }
    let isCurrent = true;
    const fetchSources = async () =>
      loadSources ? (await loadSources()).default : ((await fetchJson(address)) as DemoSources);
    Promise.all([import('./parts'), fetchSources()]).then(
      ([parts, sources]) => isCurrent && setLoad({ status: 'ready', parts: { ...parts, sources } }),
      () => isCurrent && setLoad({ status: 'failed' }),
    );
    return () => {
      isCurrent = false;
    };
  }, [isWanted, isWaiting, loadSources, address]);
  return load.status === 'ready'
    ? { parts: load.parts }
    : { retry: load.status === 'failed' ? retry : undefined };
}
