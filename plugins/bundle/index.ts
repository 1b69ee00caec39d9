import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** Packages that only demos and other islands use; no page may pay for them up front. */
const ISLAND_PACKAGES =
  /[\\/]node_modules[\\/](@mui|@emotion|stylis|react-transition-group|@popperjs|@floating-ui|dayjs|date-fns|date-fns-jalali|luxon|moment[\w-]*|d3-[\w-]+|@react-spring|exceljs)[\\/]/;

interface ModuleLike {
  nameForCondition?: () => string | null;
}

/** Keeps code of the demos out of the chunk that Docusaurus shares between all pages. */
export default function bundlePlugin(): Plugin {
  return {
    name: 'bundle',
    configureWebpack(_config, isServer) {
      return {
        resolve: { alias: { '@site': path.resolve(__dirname, '../..') } },
        ...(isServer
          ? {}
          : {
              optimization: {
                splitChunks: {
                  cacheGroups: {
                    common: {
                      name: 'common',
                      minChunks: 2,
                      priority: -40,
                      test: (module: ModuleLike) =>
                        !ISLAND_PACKAGES.test(module.nameForCondition?.() ?? ''),
                    },
                  },
                },
              },
            }),
      };
    },
  };
}
