/**
 * What the build uses of Docusaurus without its being documented, all in one place:
 * `docusaurusInternals.test.ts` runs each against the installed release and fails when it moves.
 */
import vm from 'node:vm';
import remarkHeadings from '@docusaurus/mdx-loader/lib/remark/headings';
import { CssExtractRspackPlugin } from '@rspack/core';

export { remarkHeadings };

/** The components of pages, as the theme has them: relative to the site. */
export const MDX_COMPONENTS =
  'node_modules/@docusaurus/theme-classic/lib/theme/MDXComponents/index.js';

/** Name under which the docs plugin hands its data to the browser, and of its generated folder. */
export const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

const ROUTE_PROPS = new RegExp(`^${DOCS_PLUGIN}/[^/]+/p/[^/]+\\.json$`);

/** Whether a file (its path below the generated files) holds the properties of the docs' routes. */
export function isRouteProps(file: string): boolean {
  return ROUTE_PROPS.test(file.replaceAll('\\', '/'));
}

interface CachingConfig {
  experiments?: object | undefined;
}

/** The bundler's persistent cache in a folder of its own; nothing where there is no such cache. */
export function moveCache(config: CachingConfig, directory: string): { experiments?: object } {
  const { cache } = (config.experiments ?? {}) as { cache?: object };
  return cache
    ? { experiments: { cache: { ...cache, storage: { type: 'filesystem', directory } } } }
    : {};
}

/**
 * Gives the sheets that come with scripts fetched later another name than Docusaurus does, which has no
 * option for it. Throws where its plugins have none that writes sheets.
 */
export function nameLateSheets(plugins: readonly unknown[], chunkFilename: string): void {
  const extractor = plugins.find((plugin) => plugin instanceof CssExtractRspackPlugin);
  if (!extractor) {
    throw new Error('Docusaurus has no CssExtractRspackPlugin, whose late sheets are to be named.');
  }
  extractor.options.chunkFilename = chunkFilename;
}

/** A route in Docusaurus' generated tree; `component` holds the call that makes the component. */
export interface GeneratedRoute {
  path: string;
  component: { path: string; hash?: string };
  routes?: GeneratedRoute[];
  [attribute: string]: unknown;
}

/** What Docusaurus generates for the client, read back. */
export interface Generated {
  routes: GeneratedRoute[];
  /** `path-hash` of a route → names in the registry, nested as the route's modules are. */
  chunkNames: Record<string, Record<string, unknown>>;
  /** Name → the request of the module, as a literal of the source. */
  requests: Map<string, string>;
}

/** The files that `readGenerated` takes apart. */
export const GENERATED_FILES = ['routes.js', 'routesChunkNames.json', 'registry.js'] as const;

const ROUTES =
  /^import React from 'react';\nimport ComponentCreator from '@docusaurus\/ComponentCreator';\n\nexport default (\[\n[^]*\n\]);\n*$/;
const REGISTRY = /^export default \{\n([^]*?)\n?\};\n*$/;
const ENTRY =
  /^ {2}"([^"]+)": \[\(\) => import\(\/\* webpackChunkName: "\1" \*\/ ("(?:[^"\\]|\\.)+")\), \2, require\.resolveWeak\(\2\)\],$/;

function fail(file: string, found: string): never {
  throw new Error(`.docusaurus/${file} is not what Docusaurus 3.10 writes: ${found}`);
}

function readRoutes(text: string): GeneratedRoute[] {
  const [, tree] = ROUTES.exec(text) ?? fail('routes.js', text.slice(0, 120));
  const create = (routePath: string, hash?: string) => ({ path: routePath, hash });
  // Docusaurus' own output, which the build would run anyway.
  const evaluate = vm.runInThisContext(`(ComponentCreator) => (${tree})`) as (
    creator: typeof create,
  ) => GeneratedRoute[];
  const routes = evaluate(create);
  const last = routes.pop();
  return last?.path === '*' ? routes : fail('routes.js', 'its last route is not "*"');
}

function readRegistry(text: string): Map<string, string> {
  const [, entries] = REGISTRY.exec(text) ?? fail('registry.js', text.slice(0, 120));
  return new Map(
    entries!.split('\n').map((line) => {
      const [, name, request] = ENTRY.exec(line) ?? fail('registry.js', line);
      return [name!, request!];
    }),
  );
}

/** Takes Docusaurus' generated modules apart. Throws where their form is new. */
export function readGenerated(read: (file: (typeof GENERATED_FILES)[number]) => string): Generated {
  return {
    routes: readRoutes(read('routes.js')),
    chunkNames: JSON.parse(read('routesChunkNames.json')) as Generated['chunkNames'],
    requests: readRegistry(read('registry.js')),
  };
}
