import type { ModuleTree, RouteKind, RouteRun, RouteTable } from '../contracts/routeTable';

/** An unpacked route, with its modules as numbers. */
export interface TableRoute {
  path: string;
  index: number;
  attributes: RouteKind['attributes'];
  modules: unknown;
  routes?: TableRoute[];
}

/** Unpacks a table to the tree written by Docusaurus. */
export function walkRoutes({ paths, kinds, runs, sharedModules }: RouteTable): TableRoute[] {
  const lines = paths.split('\n');
  let index = 0;
  let own = sharedModules;

  const number = (tree: ModuleTree): unknown => {
    if (tree === null) {
      return own++;
    }
    if (typeof tree === 'number') {
      return tree;
    }
    return Array.isArray(tree)
      ? tree.map(number)
      : Object.fromEntries(Object.entries(tree).map(([key, value]) => [key, number(value)]));
  };
  const open = (kind: number): TableRoute => {
    const { attributes, modules } = kinds[kind]!;
    return { path: lines[index]!, index: index++, attributes, modules: number(modules) };
  };
  const walk = (list: readonly RouteRun[]): TableRoute[] =>
    list.flatMap(([kind, content]) =>
      typeof content === 'number'
        ? Array.from({ length: content }, () => open(kind))
        : [{ ...open(kind), routes: walk(content) }],
    );
  return walk(runs);
}
