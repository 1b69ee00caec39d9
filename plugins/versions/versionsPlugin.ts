import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { DocsVersion } from './docsVersion';

/**
 * Gives each choice of docs versions a bundler cache of its own: one build would otherwise find
 * in it what another left, and would throw away what that one needs.
 */
export function createVersionsPlugin(versions: readonly Pick<DocsVersion, 'name'>[]) {
  return ({ siteDir }: LoadContext): Plugin => ({
    name: 'versions',
    configureWebpack(config) {
      const { cache } = (config.experiments ?? {}) as { cache?: object };
      if (!cache) {
        return {};
      }
      const names = versions.map(({ name }) => name).join('-');
      const directory = path.join(siteDir, `node_modules/.cache/rspack-${names}`);
      // Rspack's own setting, which the types of webpack do not know.
      const experiments = { cache: { ...cache, storage: { type: 'filesystem', directory } } };
      return { experiments } as object;
    },
  });
}
