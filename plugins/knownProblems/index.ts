import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { DocsVersion } from '../versions/docsVersion';
import { PROBLEMS_FOLDER } from '../../src/lib/contracts/knownProblem';

export { knownProblemsPlugin } from './knownProblemsPlugin';

/** Recompiles pages when the list of their workspace changes. */
export function createKnownProblemsPlugin(versions: readonly Pick<DocsVersion, 'docsDir'>[]) {
  return ({ siteDir }: LoadContext): Plugin => ({
    name: 'known-problems',
    configureWebpack: () => ({
      module: {
        rules: versions.map(({ docsDir }) => ({
          test: /\.mdx$/,
          include: path.join(siteDir, docsDir),
          enforce: 'pre' as const,
          use: {
            loader: path.join(__dirname, 'problemsLoader.cjs'),
            options: { folder: path.join(siteDir, docsDir, PROBLEMS_FOLDER) },
          },
        })),
      },
    }),
  });
}
