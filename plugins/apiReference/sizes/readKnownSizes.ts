import path from 'node:path';
import type { ApiSize } from '../../../src/lib/contracts/api';
import { CURRENT_VERSION } from '../../../src/lib/docsVersions';
import { readDocsVersions } from '../../versions';
import { loadModels } from '../loadModels';
import { createRequests, KNOWN_SIZES } from '../measurePages';
import { readProse } from '../readProse';
import type { SizeRequest } from './createBundle';
import { measureSizes } from './measureSizes';

interface KnownSizes {
  /** What the build measures for the documented components of the current version. */
  requests: readonly SizeRequest[];
  /** The sizes in the repository that are up to date, by key of their request. */
  known: ReadonlyMap<string, ApiSize>;
}

/** Reads the sizes in the repository for tests; `cacheDir` is an empty folder. */
export async function readKnownSizes(siteDir: string, cacheDir: string): Promise<KnownSizes> {
  const [docs] = readDocsVersions(siteDir, [CURRENT_VERSION]);
  const { prose } = await readProse(siteDir, docs!);
  const { extractions } = await loadModels(siteDir, [CURRENT_VERSION]);
  const requests = extractions.flatMap(({ model }) => createRequests(model, prose));
  const known = await measureSizes(requests, {
    workspaceDir: path.join(siteDir, docs!.docsDir),
    cacheDir,
    knownFile: KNOWN_SIZES,
    report: () => {},
    isCachedOnly: true,
  });
  return { requests, known };
}
