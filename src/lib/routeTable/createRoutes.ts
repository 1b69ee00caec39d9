import type { RouteTable } from '../contracts/routeTable';
import { type TableRoute, walkRoutes } from './walkRoutes';

type CreateComponent = (path: string, hash?: string) => unknown;

/**
 * The exports of `.docusaurus/routes.js`. A route's number replaces its hash; paths are
 * case-sensitive (`renderRoutes.tsx`).
 */
export function createRoutes(table: RouteTable, createComponent: CreateComponent): object[] {
  const create = ({ path, index, attributes, routes }: TableRoute): object => ({
    path,
    component: createComponent(path, String(index)),
    sensitive: true,
    ...attributes,
    ...(routes && { routes: routes.map(create) }),
  });
  return [...walkRoutes(table).map(create), { path: '*', component: createComponent('*') }];
}
