import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { isRouteProps } from '../docusaurusInternals';
import { createRouteFilesWriter } from './listRouteFiles';
import { createRouteModulesLister } from './listRouteModules';
import { findUnknownForm, readTable } from './replaceModule';

const LOADER = path.join(__dirname, 'loader.cjs');

const RENDER_ROUTES = '@site/src/lib/routeTable/renderRoutes';

const SCRIPTS = ['routes.js', 'registry.js'];
const DATA = ['routesChunkNames.json', 'globalData.json'];

/**
 * Docusaurus writes the URLs, chunks and module paths of all pages several times into what every
 * page loads. In the published site, a table contains each once, and a little code turns it into
 * what Docusaurus expects. The generated files stay unchanged in the development server, and if a
 * Docusaurus release writes them in another form.
 */
export default function routeTablePlugin({ generatedFilesDir, baseUrl }: LoadContext): Plugin {
  const isGenerated = (names: string[]) => (file: string) =>
    names.includes(path.relative(generatedFilesDir, file));
  const holdsRouteProps = (file: string) => isRouteProps(path.relative(generatedFilesDir, file));

  let isKnown: boolean | undefined;
  /** Server and browser get the same result, with only one warning. */
  const knowsForms = () => {
    if (isKnown === undefined) {
      const unknown = findUnknownForm(generatedFilesDir);
      isKnown = unknown === undefined;
      if (!isKnown) {
        console.warn(
          `[route-table] ${unknown}\nThe site is built with Docusaurus' own modules, so every page loads more than it needs until plugins/docusaurusInternals.ts supports the new form.`,
        );
      }
    }
    return isKnown;
  };

  return {
    name: 'route-table',
    configureWebpack(config, isServer) {
      if (config.mode !== 'production' || !knowsForms()) {
        return {};
      }
      const use = [{ loader: LOADER, options: { generatedFilesDir, isServer } }];
      if (isServer) {
        return { module: { rules: [{ test: holdsRouteProps, use }] } };
      }
      const request = `${path.join(generatedFilesDir, 'registry.js')}?split`;
      const listers = [
        createRouteModulesLister(request),
        createRouteFilesWriter({ request, table: () => readTable(generatedFilesDir), baseUrl }),
      ];
      return {
        resolve: { alias: { '@docusaurus/renderRoutes': RENDER_ROUTES } },
        module: {
          rules: [
            { test: isGenerated(SCRIPTS), enforce: 'pre', use },
            { test: isGenerated(DATA), type: 'javascript/auto', use },
            { test: holdsRouteProps, type: 'javascript/auto', use },
          ],
        },
        // Docusaurus types its configuration for webpack, whose plugin type differs from Rspack's.
        plugins: listers as never[],
      };
    },
  };
}
