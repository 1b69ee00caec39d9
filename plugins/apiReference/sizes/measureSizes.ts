import type { ApiProblem, ApiSize } from '../../../src/lib/contracts/api';
import {
  createBundle,
  createPair,
  getSizeKey,
  type Bundle,
  type ComponentImport,
  type SizeRequest,
} from './createBundle';
import { listPackageVersions } from './listPackageVersions';
import { measureBundles } from './measureBundles';
import { openSizeCache, type SizeCache } from './openSizeCache';

interface SizeOptions {
  /** Absolute; its modules' imports determine the packages. */
  workspaceDir: string;
  /** Absolute; only for this workspace. */
  cacheDir: string;
  /** Sizes measured earlier (`SizeFile`); absolute. */
  knownFile?: string;
  /** Called for each bundle that failed, with the components it imports and the reason. */
  report: (problem: ApiProblem) => void;
  /** Whether to use only the cache, because bundling takes minutes. */
  isCachedOnly?: boolean;
}

/** What the component adds to its `others`; everything if there are none. */
function getAdded(request: SizeRequest, alone: number, cache: SizeCache): number | undefined {
  const pair = createPair(request);
  if (!pair) {
    return alone;
  }
  const without = cache.get(pair.without.key);
  const together = cache.get(pair.together.key);
  return without === undefined || together === undefined
    ? undefined
    : Math.max(0, together - without);
}

/**
 * Sizes of components by `getSizeKey`: gzipped bytes of minified production bundles, without React.
 * A component that can't be bundled is reported, has no size, and doesn't count among the others of
 * its neighbors. Equal bundles are made once, and again only if packages, bundler or imports
 * change.
 */
export async function measureSizes(
  requests: readonly SizeRequest[],
  { workspaceDir, cacheDir, knownFile, report, isCachedOnly = false }: SizeOptions,
): Promise<Map<string, ApiSize>> {
  const { components } = createBundle(requests.flatMap((request) => [request, ...request.others]));
  const modulePaths = components.map(({ from }) => from);
  const versions = listPackageVersions(workspaceDir, modulePaths);
  const cache = openSizeCache(cacheDir, versions, knownFile);
  const measure = async (bundles: readonly Bundle[]) => {
    if (isCachedOnly) {
      return;
    }
    const problems = await measureBundles(bundles, cache, workspaceDir);
    problems.forEach(report);
  };

  await measure(components.map((component) => createBundle([component])));
  const isMeasured = (component: ComponentImport) => cache.get(getSizeKey(component)) !== undefined;
  const possible = requests.filter(isMeasured).map((request) => ({
    ...request,
    others: request.others.filter(
      (other) => isMeasured(other) && getSizeKey(other) !== getSizeKey(request),
    ),
  }));
  await measure(
    possible.flatMap((request) => {
      const pair = createPair(request);
      return pair ? [pair.without, pair.together] : [];
    }),
  );

  return new Map(
    possible.flatMap((request) => {
      const alone = cache.get(getSizeKey(request)) ?? 0;
      const added = getAdded(request, alone, cache);
      const others = request.others.map(({ name }) => name);
      return added === undefined ? [] : [[getSizeKey(request), { alone, added, others }] as const];
    }),
  );
}
