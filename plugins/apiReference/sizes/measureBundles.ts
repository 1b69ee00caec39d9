import type { ApiProblem } from '../../../src/lib/contracts/api';
import { bundleInProcesses } from './bundleInProcesses';
import type { Bundle } from './createBundle';
import type { SizeCache } from './openSizeCache';

function describeFailure({ components }: Bundle, error: string): ApiProblem {
  return `${components.map(({ name }) => name).join(' with ')}: no bundle size: ${error}`;
}

/** Measures the bundles missing from the cache, each once; returns why some failed. */
export async function measureBundles(
  bundles: readonly Bundle[],
  cache: SizeCache,
  workspaceDir: string,
): Promise<ApiProblem[]> {
  const missing = new Map(
    bundles.flatMap((bundle) =>
      cache.get(bundle.key) === undefined ? [[bundle.key, bundle] as const] : [],
    ),
  );
  const problems = new Map<string, ApiProblem>();
  await bundleInProcesses([...missing.values()], workspaceDir, (bundle, answer) => {
    if ('error' in answer) {
      problems.set(bundle.key, describeFailure(bundle, answer.error));
    } else {
      cache.set(bundle.key, answer.bytes);
    }
  });
  // In the order of the requests, regardless of which process was first.
  return [...missing.keys()].flatMap((key) => problems.get(key) ?? []);
}
