import type { ComponentType, ReactNode } from 'react';
import { Route, Switch, type RouteComponentProps } from 'react-router-dom';

export interface SiteRoute {
  path: string;
  component: ComponentType<RouteComponentProps & { route: SiteRoute }>;
  exact?: boolean;
  strict?: boolean;
  sensitive?: boolean;
  routes?: readonly SiteRoute[];
}

/**
 * What `@docusaurus/renderRoutes` exports, for routes that tell upper from lower case as hosts do:
 * otherwise the page for unknown addresses, served at `/x/React-Charts/`, became the page meant, at
 * an address that others cannot open.
 */
export default function renderRoutes(routes?: readonly SiteRoute[]): ReactNode {
  return (
    routes && (
      <Switch>
        {routes.map((route) => {
          const { path, component: Component, exact, strict, sensitive } = route;
          return (
            <Route
              key={path}
              {...{ path, exact, strict, sensitive }}
              render={(props) => <Component {...props} route={route} />}
            />
          );
        })}
      </Switch>
    )
  );
}
