/**
 * All undocumented parts of Docusaurus that the build uses, in one place.
 * `docusaurusInternals.test.ts` checks each against the installed release and fails if it changes.
 */
import vm from 'node:vm';
import remarkHeadings from '@docusaurus/mdx-loader/lib/remark/headings';
import { CssExtractRspackPlugin } from '@rspack/core';

export { remarkHeadings };

/** The theme's components of pages, relative to the site. */
export const MDX_COMPONENTS =
  'node_modules/@docusaurus/theme-classic/lib/theme/MDXComponents/index.js';

/** Name under which the docs plugin passes its data to the browser, and of its generated folder. */
export const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

const ROUTE_PROPS = new RegExp(`^${DOCS_PLUGIN}/[^/]+/p/[^/]+\\.json$`);

/** Whether a file (relative to the generated files) contains the properties of the docs' routes. */
export function isRouteProps(file: string): boolean {
  return ROUTE_PROPS.test(file.replaceAll('\\', '/'));
}

interface CachingConfig {
  experiments?: object | undefined;
}

/** Moves the bundler's persistent cache to a separate folder; empty if there is no such cache. */
export function moveCache(config: CachingConfig, directory: string): { experiments?: object } {
  const { cache } = (config.experiments ?? {}) as { cache?: object };
  return cache
    ? { experiments: { cache: { ...cache, storage: { type: 'filesystem', directory } } } }
    : {};
}

/**
 * Renames the style sheets of scripts that load later, because Docusaurus has no option for it.
 * Throws if none of its plugins writes style sheets.
 */
export function nameLateSheets(plugins: readonly unknown[], chunkFilename: string): void {
  const extractor = plugins.find((plugin) => plugin instanceof CssExtractRspackPlugin);
  if (!extractor) {
    throw new Error(
      "Docusaurus has no CssExtractRspackPlugin, so its late style sheets can't be renamed.",
    );
  }
  extractor.options.chunkFilename = chunkFilename;
}

/** A route in Docusaurus' generated tree; `component` is the call that creates the component. */
export interface GeneratedRoute {
  path: string;
  component: { path: string; hash?: string };
  routes?: GeneratedRoute[];
  [attribute: string]: unknown;
}

/** The files that Docusaurus generates for the client, parsed. */
export interface Generated {
  routes: GeneratedRoute[];
  /** `path-hash` of a route → names in the registry, nested like the route's modules. */
  chunkNames: Record<string, Record<string, unknown>>;
  /** Name → request of the module, as a literal in the source. */
  requests: Map<string, string>;
}

/** The files that `readGenerated` parses. */
export const GENERATED_FILES = ['routes.js', 'routesChunkNames.json', 'registry.js'] as const;

const ROUTES =
  /^import React from 'react';\nimport ComponentCreator from '@docusaurus\/ComponentCreator';\n\nexport default (\[\n[^]*\n\]);\n*$/;
const REGISTRY = /^export default \{\n([^]*?)\n?\};\n*$/;
const ENTRY =
  /^ {2}"([^"]+)": \[\(\) => import\(\/\* webpackChunkName: "\1" \*\/ ("(?:[^"\\]|\\.)+")\), \2, require\.resolveWeak\(\2\)\],$/;

function fail(file: string, found: string): never {
  throw new Error(`.docusaurus/${file} isn't what Docusaurus 3.10 writes: ${found}`);
}

function readRoutes(text: string): GeneratedRoute[] {
  const [, tree] = ROUTES.exec(text) ?? fail('routes.js', text.slice(0, 120));
  const create = (routePath: string, hash?: string) => ({ path: routePath, hash });
  // This is Docusaurus' own output, which the build would run anyway.
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

/** Parses Docusaurus' generated modules. Throws if their form is new. */
export function readGenerated(read: (file: (typeof GENERATED_FILES)[number]) => string): Generated {
  return {
    routes: readRoutes(read('routes.js')),
    chunkNames: JSON.parse(read('routesChunkNames.json')) as Generated['chunkNames'],
    requests: readRegistry(read('registry.js')),
  };
}
