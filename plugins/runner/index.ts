import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { getRunnerPath } from '../../src/lib/contracts/runner';
import type { DocsVersion } from '../versions/docsVersion';
import { compileRunner } from './compileRunner';
import type { Mode } from './createConfig';
import { hashInputs } from './hashInputs';
import { isUpToDate, rememberHash } from './isUpToDate';

interface RunnerOptions {
  versions: readonly Pick<DocsVersion, 'name' | 'docsDir'>[];
  /** Static folder that is filled with `runner/<version>/`, relative to the site. */
  staticDir?: string;
}

const DEFAULT_STATIC_DIR = '.docusaurus/runner-static';

/** Beside the static folder, since everything inside is served. */
const HASH_DIR = '.docusaurus/runner-hashes';

/**
 * Compiles the framed document in which edited demos run, one per docs version, with every
 * module that its demos may import. Nothing is compiled when nothing has changed.
 */
export function createRunnerPlugin({ versions, staticDir = DEFAULT_STATIC_DIR }: RunnerOptions) {
  return ({ siteDir }: LoadContext): Plugin => {
    const mode: Mode = process.env.NODE_ENV === 'production' ? 'production' : 'development';

    const buildVersion = async ({
      name: version,
      docsDir: relativeDir,
    }: Pick<DocsVersion, 'name' | 'docsDir'>) => {
      const docsDir = path.join(siteDir, relativeDir);
      const outputDir = path.join(siteDir, staticDir, getRunnerPath(version));
      const hashFile = path.join(siteDir, HASH_DIR, version);
      const hash = hashInputs(siteDir, docsDir, mode);
      if (isUpToDate(outputDir, hashFile, hash)) {
        return;
      }
      // Inside the workspace, so that its imports find the packages that the demos find.
      const registryFile = path.join(docsDir, 'node_modules/.cache/runner/registry.ts');
      await compileRunner({ siteDir, docsDir, registryFile, outputDir }, mode);
      rememberHash(hashFile, hash);
    };

    let queue: Promise<void> = Promise.resolve();
    return {
      name: 'runner',
      // Awaited, since static files are copied while the site is bundled; one after the other,
      // since a reload may come while the last is still at work.
      loadContent() {
        queue = queue
          .catch(() => {})
          .then(async () => {
            for (const version of versions) {
              await buildVersion(version);
            }
          });
        return queue;
      },
      getPathsToWatch: () => [
        path.join(siteDir, 'src/runner/**/*.{ts,tsx,css,html}'),
        ...versions.map(({ docsDir }) => path.join(siteDir, docsDir, '**/*.{ts,tsx}')),
      ],
    };
  };
}
