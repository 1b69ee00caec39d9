import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { createRouteModulesLister } from './listRouteModules';

const LOADER = path.join(__dirname, 'loader.cjs');

/** Where the docs plugin writes the properties of its routes. */
const ROUTE_PROPS = /^docusaurus-plugin-content-docs\/[^/]+\/p\/[^/]+\.json$/;

const SCRIPTS = ['routes.js', 'registry.js'];
const DATA = ['routesChunkNames.json', 'globalData.json'];

/**
 * Docusaurus writes addresses, chunks and module paths of all pages several times into what every
 * page loads. In the published site a table holds each once, and short code makes of it what
 * Docusaurus expects. The development server keeps the generated files as they are.
 */
export default function routeTablePlugin({ generatedFilesDir }: LoadContext): Plugin {
  const isGenerated = (names: string[]) => (file: string) =>
    names.includes(path.relative(generatedFilesDir, file));
  const isRouteProps = (file: string) =>
    ROUTE_PROPS.test(path.relative(generatedFilesDir, file).replaceAll('\\', '/'));

  return {
    name: 'route-table',
    configureWebpack(config, isServer) {
      if (config.mode !== 'production') {
        return {};
      }
      const use = [{ loader: LOADER, options: { generatedFilesDir, isServer } }];
      if (isServer) {
        return { module: { rules: [{ test: isRouteProps, use }] } };
      }
      const lister = createRouteModulesLister(
        `${path.join(generatedFilesDir, 'registry.js')}?split`,
      );
      return {
        module: {
          rules: [
            { test: isGenerated(SCRIPTS), enforce: 'pre', use },
            { test: isGenerated(DATA), type: 'javascript/auto', use },
            { test: isRouteProps, type: 'javascript/auto', use },
          ],
        },
        // Docusaurus types its configuration by webpack, whose plugins those of Rspack are not.
        plugins: [lister] as never[],
      };
    },
  };
}
