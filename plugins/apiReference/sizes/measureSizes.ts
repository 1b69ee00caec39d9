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
  /** Absolute; the packages are those that its modules would import. */
  workspaceDir: string;
  /** Absolute; of this workspace alone. */
  cacheDir: string;
  /** Sizes that somebody has measured before (`SizeFile`); absolute. */
  knownFile?: string;
  /** Told of each bundle that could not be made: which components it imports, and why. */
  report: (problem: ApiProblem) => void;
  /** Only what the cache knows: bundling takes minutes. */
  isCachedOnly?: boolean;
}

/** What the component adds to its `others`; everything, where there are none. */
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
 * Sizes of components by `getSizeKey`: bytes of gzip of minified production bundles, React not
 * counted. A component that cannot be bundled is reported, has no size, and does not count among
 * the others of its neighbours. Equal bundles are made once, and again only when packages,
 * bundler or imports are not as they were.
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
