import type { RouteTable } from '../contracts/routeTable';
import { type TableRoute, walkRoutes } from './walkRoutes';

/** The content of `.docusaurus/routesChunkNames.json`, given the name of each module. */
export function createChunkNames(
  table: RouteTable,
  names: readonly string[],
): Record<string, unknown> {
  const name = (modules: unknown): unknown => {
    if (typeof modules === 'number') {
      return names[modules];
    }
    return Array.isArray(modules)
      ? modules.map(name)
      : Object.fromEntries(
          Object.entries(modules as object).map(([key, value]) => [key, name(value)]),
        );
  };
  const list = (routes: TableRoute[]): [string, unknown][] =>
    routes.flatMap(({ path, index, modules, routes: below = [] }) => [
      [`${path}-${index}`, name(modules)],
      ...list(below),
    ]);
  return Object.fromEntries(list(walkRoutes(table)));
}
