import type { ApiProblem } from '../../../src/lib/contracts/api';
import { bundleInProcesses } from './bundleInProcesses';
import type { Bundle } from './createBundle';
import type { SizeCache } from './openSizeCache';

function describeFailure({ components }: Bundle, error: string): ApiProblem {
  return `${components.map(({ name }) => name).join(' with ')}: no bundle size: ${error}`;
}

/** Measures the bundles that the cache lacks, each once; why some could not be made. */
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
  // In the order of the requests, whichever process was first.
  return [...missing.keys()].flatMap((key) => problems.get(key) ?? []);
}
