import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Fault } from '../../src/lib/fault';
import type { DocsVersion } from '../versions/docsVersion';
import { checkTypes } from './checkTypes';
import { getDemoId } from './createDemoModule';
import { readPages, type LocatedDemo } from './readPages';
import { throwFaults } from './readPageDemos';
import { createTailwindPlugins } from './tailwind';

export { demosRemarkPlugin } from './demosRemarkPlugin';

interface DemosOptions {
  /** The docs versions of this build. */
  versions: readonly DocsVersion[];
  /** Static folder that is filled with `demo-sources/<id>.json`, relative to the site. */
  staticDir: string;
}

function writeSources(directory: string, docsDir: string, demos: readonly LocatedDemo[]): void {
  for (const { base, sources } of demos) {
    const file = path.join(directory, 'demo-sources', `${getDemoId(base, docsDir)}.json`);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(sources));
  }
}

/**
 * Resolves the demos of the pages: their manifests and sources as modules, the sources as files
 * for the playground, the Tailwind sheet. A production build fails with every fault at once; in
 * development each page reports its own.
 */
export function createDemosPlugin({ versions, staticDir }: DemosOptions) {
  return ({ siteDir }: LoadContext): Plugin => {
    let typeFaults: Promise<Fault[]> = Promise.resolve([]);
    return {
      name: 'demos',
      async loadContent() {
        const read = await Promise.all(
          versions.map(async ({ name, docsDir: folder }) => {
            const docsDir = path.join(siteDir, folder);
            return { name, docsDir, ...(await readPages({ siteDir, docsDir })) };
          }),
        );
        if (process.env.NODE_ENV === 'production') {
          throwFaults(read.flatMap(({ faults }) => faults));
          // Beside the bundling, which does not wait for it.
          typeFaults = Promise.all(
            read.map(({ name, demos }) => checkTypes(siteDir, name, demos)),
          ).then((lists) => lists.flat());
        }
        read.forEach(({ docsDir, demos }) =>
          writeSources(path.join(siteDir, staticDir), docsDir, demos),
        );
      },
      async postBuild() {
        throwFaults(await typeFaults);
      },
      configureWebpack: () => ({
        resolveLoader: { alias: { demo: path.join(__dirname, 'demoLoader.cjs') } },
      }),
      configurePostCss: (options) => ({
        ...options,
        plugins: [...createTailwindPlugins(siteDir), ...options.plugins],
      }),
    };
  };
}
