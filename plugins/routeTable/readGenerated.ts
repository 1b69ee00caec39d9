import vm from 'node:vm';

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
  throw new Error(
    `.docusaurus/${file} is not what Docusaurus 3.10 writes: ${found}\nplugins/routeTable/readGenerated.ts must learn its new form; until then, take the plugin out of docusaurus.config.ts.`,
  );
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

/** Takes Docusaurus' generated modules apart. Stops with a clear error when their form is new. */
export function readGenerated(read: (file: (typeof GENERATED_FILES)[number]) => string): Generated {
  return {
    routes: readRoutes(read('routes.js')),
    chunkNames: JSON.parse(read('routesChunkNames.json')) as Generated['chunkNames'],
    requests: readRegistry(read('registry.js')),
  };
}
