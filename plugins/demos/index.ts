import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Diagnostic } from '../../src/lib/diagnostic';
import { CURRENT_VERSION } from '../../src/lib/docsVersions';
import type { DocsVersion } from '../versions/docsVersion';
import { checkTypes } from './checkTypes';
import { getDemoId } from './createDemoModule';
import { listOtherLibraries } from './dates/translateProgram';
import { readDemo } from './readDemo';
import { throwDiagnostics } from '../mdx/DiagnosticsError';
import { readPages, type LocatedDemo } from './readPages';
import { tailwindPlugins } from './tailwind';

export { demosRemarkPlugin } from './demosRemarkPlugin';

/** Overviews of the products, whose first demos the home page shows. */
const isOverview = (file: string) => /[\\/]react-[\w-]+[\\/]index\.mdx$/.test(file);

interface DemosOptions {
  /** The docs versions of this build. */
  versions: readonly DocsVersion[];
  /** Static folder for `demo-sources/<id>.json`, relative to the site. */
  staticDir: string;
  /** Whether a page, given by its absolute path, is in this build; all are by default. */
  isSelected?: (file: string) => boolean;
  /** Whether the types of demos were checked before. */
  areTypesChecked?: boolean;
}

function writeJson(file: string, value: unknown): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(value));
}

async function writeSources(
  directory: string,
  docsDir: string,
  demos: readonly LocatedDemo[],
): Promise<void> {
  const getFile = (base: string, library?: string) =>
    path.join(directory, 'demo-sources', `${getDemoId(base, docsDir, library)}.json`);
  for (const { base, sources } of demos) {
    writeJson(getFile(base), sources);
    for (const library of listOtherLibraries(base, docsDir)) {
      writeJson(getFile(base, library), await readDemo(base, docsDir, library));
    }
  }
}

/**
 * Resolves the demos of the pages: manifests and sources as modules, sources as files for the
 * playground, and the Tailwind sheet. A production build fails with all diagnostics at once; during
 * development each page reports its own.
 */
export function createDemosPlugin({
  versions,
  staticDir,
  isSelected,
  areTypesChecked = false,
}: DemosOptions) {
  return ({ siteDir }: LoadContext): Plugin => {
    let typeDiagnostics: Promise<Diagnostic[]> = Promise.resolve([]);
    return {
      name: 'demos',
      async loadContent() {
        const read = await Promise.all(
          versions.map(async ({ name, docsDir: folder }) => {
            const docsDir = path.join(siteDir, folder);
            const isNeeded =
              isSelected &&
              ((file: string) =>
                isSelected(file) || (name === CURRENT_VERSION && isOverview(file)));
            return { name, docsDir, ...(await readPages({ siteDir, docsDir }, isNeeded)) };
          }),
        );
        if (process.env.NODE_ENV === 'production') {
          throwDiagnostics(read.flatMap(({ diagnostics }) => diagnostics));
          if (!areTypesChecked) {
            // Runs in parallel with the bundling.
            typeDiagnostics = Promise.all(
              read.map(({ name, demos }) => checkTypes(siteDir, name, demos)),
            ).then((lists) => lists.flat());
          }
        }
        await Promise.all(
          read.map(({ docsDir, demos }) =>
            writeSources(path.join(siteDir, staticDir), docsDir, demos),
          ),
        );
      },
      async postBuild() {
        throwDiagnostics(await typeDiagnostics);
      },
      configureWebpack: () => ({
        resolveLoader: { alias: { demo: path.join(__dirname, 'demoLoader.cjs') } },
        module: {
          rules: [
            {
              test: ['tailwind.css', 'loadTailwind.ts'].map((file) =>
                path.join(siteDir, 'src/features/demo', file),
              ),
              enforce: 'pre',
              use: path.join(__dirname, 'tailwindLoader.cjs'),
            },
            {
              test: /\.tsx?$/,
              resourceQuery: /^\?dates=/,
              enforce: 'pre',
              use: path.join(__dirname, 'dates/datesLoader.cjs'),
            },
            {
              test: /\.tsx?$/,
              resourceQuery: /^\?styling=/,
              enforce: 'pre',
              use: path.join(__dirname, 'stylingLoader.cjs'),
            },
          ],
        },
      }),
      configurePostCss: (options) => ({
        ...options,
        plugins: [...tailwindPlugins, ...options.plugins],
      }),
    };
  };
}
