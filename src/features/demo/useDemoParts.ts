import useBaseUrl from '@docusaurus/useBaseUrl';
import type { DemoManifest, DemoSources } from '@site/src/lib/contracts/demos';
import { fetchJson } from '@site/src/lib/fetchJson';
import { useCallback, useEffect, useState } from 'react';
import { getSourcesId } from './dates';
import type * as ControlParts from './controls';
import type * as DemoParts from './parts';

type Parts = typeof DemoParts & { sources: DemoSources; controls?: typeof ControlParts };

interface Load {
  /** What was loaded from which URL, or couldn't be. */
  address: string;
  result: Parts | 'failed';
}

/**
 * The toolbar, the code and the framed runner of a demo with its sources, loaded once the demo is
 * requested. While those for another date library load, the previous ones stay. `retry` is set if
 * they couldn't be loaded.
 */
export function useDemoParts(
  { id, loadSources, loadDates }: DemoManifest,
  dateLibrary: string | undefined,
  { isWanted, hasControls }: { isWanted: boolean; hasControls: boolean },
): { parts?: Parts; retry?: () => void } {
  const address = useBaseUrl(`/demo-sources/${getSourcesId(id, dateLibrary)}.json`);
  const [load, setLoad] = useState<Load>();
  const retry = useCallback(() => setLoad(undefined), []);
  const isThere = load?.address === address;
  useEffect(() => {
    if (!isWanted || isThere) {
      return undefined;
    }
    let isCurrent = true;
    const fetchSources = async () => {
      // They're modules only in development.
      const dated =
        dateLibrary && loadSources ? (await loadDates?.())?.default[dateLibrary] : undefined;
      const loadModule = dated?.loadSources ?? loadSources;
      return loadModule
        ? (await loadModule()).default
        : ((await fetchJson(address)) as DemoSources);
    };
    const controlParts = hasControls ? import('./controls') : undefined;
    Promise.all([import('./parts'), fetchSources(), controlParts]).then(
      ([parts, sources, controls]) =>
        isCurrent && setLoad({ address, result: { ...parts, sources, controls } }),
      () => isCurrent && setLoad({ address, result: 'failed' }),
    );
    return () => {
      isCurrent = false;
    };
  }, [isWanted, isThere, hasControls, loadSources, loadDates, dateLibrary, address]);
  return load && load.result !== 'failed'
    ? { parts: load.result }
    : { retry: load && isThere ? retry : undefined };
}
