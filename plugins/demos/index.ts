import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Fault } from '../../src/lib/fault';
import { checkTypes } from './checkTypes';
import { getDemoId } from './createDemoModule';
import { readPages, type LocatedDemo } from './readPages';
import { throwFaults } from './readPageDemos';
import { createTailwindPlugins } from './tailwind';

export { demosRemarkPlugin } from './demosRemarkPlugin';

interface DemosOptions {
  /** Folder of the docs version, relative to the site. */
  docsDir: string;
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
export function createDemosPlugin({ docsDir, staticDir }: DemosOptions) {
  return ({ siteDir }: LoadContext): Plugin => {
    const docsPath = path.join(siteDir, docsDir);
    let typeFaults: Promise<Fault[]> = Promise.resolve([]);
    return {
      name: 'demos',
      async loadContent() {
        const { demos, faults } = await readPages({ siteDir, docsDir: docsPath });
        if (process.env.NODE_ENV === 'production') {
          throwFaults(faults);
          // Beside the bundling, which does not wait for it.
          typeFaults = checkTypes(siteDir, docsPath, demos);
        }
        writeSources(path.join(siteDir, staticDir), docsPath, demos);
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
