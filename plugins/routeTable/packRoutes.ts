import type {
  ModuleTree,
  RouteKind,
  RouteRun,
  RouteTable,
} from '../../src/lib/contracts/routeTable';
import type { Generated, GeneratedRoute } from '../docusaurusInternals';

interface Packed {
  table: RouteTable;
  /** The request of each module by number, as literals in the source. */
  requests: string[];
}

/** Fields of a route that aren't attributes. */
const OWN_FIELDS = new Set(['path', 'component', 'routes']);

/** The names in a route's modules, in the order in which the browser encounters them. */
function listNames(modules: unknown): string[] {
  return typeof modules === 'string'
    ? [modules]
    : Object.values(modules as object).flatMap(listNames);
}

function mapNames(modules: unknown, map: (name: string) => number | null): ModuleTree {
  if (typeof modules === 'string') {
    return map(modules);
  }
  return Array.isArray(modules)
    ? modules.map((value) => mapNames(value, map))
    : Object.fromEntries(
        Object.entries(modules as object).map(([key, value]) => [key, mapNames(value, map)]),
      );
}

const flatten = (routes: GeneratedRoute[]): GeneratedRoute[] =>
  routes.flatMap((route) => [route, ...flatten(route.routes ?? [])]);

/** Writes each fact of Docusaurus' routes once: see `RouteTable`. */
export function packRoutes({ routes, chunkNames, requests }: Generated): Packed {
  const getModules = ({ component }: GeneratedRoute) => {
    const modules = chunkNames[`${component.path}-${component.hash}`];
    if (!modules) {
      throw new Error(`.docusaurus/routesChunkNames.json has no entry for ${component.path}.`);
    }
    return modules;
  };
  const all = flatten(routes);
  const names = all.flatMap((route) => listNames(getModules(route)));
  const counts = new Map<string, number>();
  names.forEach((name) => counts.set(name, (counts.get(name) ?? 0) + 1));
  const isShared = (name: string) => counts.get(name)! > 1;
  const shared = [...new Set(names.filter(isShared))];

  const kinds: RouteKind[] = [];
  const kindIndexes = new Map<string, number>();
  const findKind = (route: GeneratedRoute): number => {
    const attributes = Object.fromEntries(
      Object.entries(route).filter(([key]) => !OWN_FIELDS.has(key)),
    );
    const modules = mapNames(getModules(route), (name) =>
      isShared(name) ? shared.indexOf(name) : null,
    ) as RouteKind['modules'];
    const key = JSON.stringify({ attributes, modules });
    const index = kindIndexes.get(key) ?? kinds.push({ attributes, modules }) - 1;
    kindIndexes.set(key, index);
    return index;
  };
  const pack = (list: GeneratedRoute[]): RouteRun[] => {
    const runs: [number, number | RouteRun[]][] = [];
    for (const route of list) {
      const kind = findKind(route);
      const last = runs.at(-1);
      if (route.routes) {
        runs.push([kind, pack(route.routes)]);
      } else if (last?.[0] === kind && typeof last[1] === 'number') {
        last[1] += 1;
      } else {
        runs.push([kind, 1]);
      }
    }
    return runs;
  };
  const runs = pack(routes);
  return {
    table: {
      paths: all.map((route) => route.path).join('\n'),
      kinds,
      runs,
      sharedModules: shared.length,
    },
    requests: [...shared, ...names.filter((name) => !isShared(name))].map((name) => {
      const request = requests.get(name);
      if (!request) {
        throw new Error(`.docusaurus/registry.js has no entry "${name}".`);
      }
      return request;
    }),
  };
}
