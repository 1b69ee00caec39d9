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
 * The export of `@docusaurus/renderRoutes`, for routes that are case-sensitive like hosts:
 * otherwise, the page for unknown URLs, when served at `/x/React-Charts/`, would turn into the
 * intended page, at a URL that others can't open.
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
