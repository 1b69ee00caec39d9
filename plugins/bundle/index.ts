import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin, PostCssOptions } from '@docusaurus/types';
import { getSheetName } from './sheets';
import { nameLateSheets } from '../docusaurusInternals';
import { leanInfima, listDroppedClasses, listReaders } from './leanInfima';
import { finishPages } from './linkSheets';
import { mirrorForeignStyles } from './mirrorForeignStyles';
import { POLICY_PATCHES } from './policyPatches';

/** Demos, and packages used only by them and other islands; pages must not load them up front. */
const ISLANDS =
  /[\\/](docs|versioned_docs)[\\/]|[\\/]node_modules[\\/](@mui|@emotion|stylis|react-transition-group|@popperjs|@floating-ui|dayjs|date-fns|date-fns-jalali|luxon|moment[\w-]*|d3-[\w-]+|@react-spring|exceljs|@ariakit|@codemirror|@lezer|@marijn|style-mod|crelt|w3c-keyname|prettier|sucrase|lines-and-columns|@jridgewell|ts-interface-checker|lz-string|fflate)[\\/]/;

/**
 * The number of scripts that must use a module before every page gets it. The docs have hundreds of
 * pages; what only a few share, such as the search dialog and the search page, each of them
 * includes itself.
 */
const COMMON_FROM = 20;

/**
 * Names of scripts that are loaded later. They share the hash of the build, because with individual
 * hashes the runtime of every page would contain all of them, at some 8 compressed bytes per
 * script: some 10 kB for the scripts of demos' libraries alone. The price: after each deployment,
 * readers load these libraries anew.
 */
const CHUNK_FILES = 'assets/js/[name].[fullhash:8].js';

/** The same for their style sheets. */
const CHUNK_SHEET_FILES = 'assets/css/[name].[fullhash:8].css';

/** Module type of style sheets. */
const SHEET_TYPE = 'css/mini-extract';

interface ModuleLike {
  type?: string;
  nameForCondition?: () => string | null;
}

const getFile = (module: ModuleLike) => module.nameForCondition?.() ?? '';

/**
 * Decides what pages load together: demo code stays out of the chunk that all pages share, and a
 * page gets the style sheets of what it renders.
 */
export default function bundlePlugin({ siteDir, baseUrl }: LoadContext): Plugin {
  return {
    name: 'bundle',
    configurePostCss(options: PostCssOptions) {
      const lean =
        process.env.NODE_ENV === 'production'
          ? { readers: listReaders(siteDir), override: path.join(siteDir, 'src/css/site.css') }
          : {};
      return {
        ...options,
        plugins: [leanInfima(lean), mirrorForeignStyles(), ...options.plugins],
      };
    },
    configureWebpack({ plugins = [] }, isServer) {
      const isPublished = process.env.NODE_ENV === 'production';
      if (!isServer && isPublished) {
        nameLateSheets(plugins, CHUNK_SHEET_FILES);
      }
      const common = {
        name: 'common',
        minChunks: COMMON_FROM,
        priority: -40,
        test: (module: ModuleLike) =>
          module.type !== SHEET_TYPE &&
          // A module without a file is a list of files, for example of a date library's locales.
          getFile(module) !== '' &&
          !ISLANDS.test(getFile(module)),
      };
      const styles = {
        name: (module: ModuleLike) => getSheetName(getFile(module)),
        test: (module: ModuleLike) => getSheetName(getFile(module)) !== undefined,
      };
      return {
        // Code is highlighted at build time (plugins/mdx); Docusaurus' own client module would load
        // Prism.
        resolve: { alias: { 'prism-react-renderer$': false } },
        module: { rules: POLICY_PATCHES },
        ...(!isServer && {
          optimization: { splitChunks: { cacheGroups: { common, styles } } },
        }),
        ...(!isServer && isPublished && { output: { chunkFilename: CHUNK_FILES } }),
      };
    },
    postBuild({ outDir }) {
      const infima = readFileSync(require.resolve('infima/dist/css/default/default.css'), 'utf8');
      finishPages(outDir, baseUrl, listDroppedClasses(infima));
      return Promise.resolve();
    },
  };
}
