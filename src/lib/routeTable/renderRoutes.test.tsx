import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { createRoutes } from './createRoutes';
import renderRoutes, { type SiteRoute } from './renderRoutes';

const TABLE = {
  paths: '/x/\n/x/bars/',
  kinds: [
    { attributes: {}, modules: {} },
    { attributes: { exact: true }, modules: {} },
  ],
  runs: [[0, [[1, 1]]]],
  sharedModules: 0,
} as const;

const ROUTES = createRoutes(
  TABLE,
  (name) =>
    function Component({ route }: { route: SiteRoute }) {
      return (
        <>
          {name} {renderRoutes(route.routes)}
        </>
      );
    },
) as SiteRoute[];

it.each([
  ['/x/bars/', '/x/ /x/bars/'],
  ['/x/bars', '/x/ /x/bars/'],
  ['/X/bars/', '*'],
  ['/x/Bars/', '/x/'],
])('renders at %s the routes %s', (address, shown) => {
  const { container } = render(
    <MemoryRouter initialEntries={[address]}>{renderRoutes(ROUTES)}</MemoryRouter>,
  );
  expect(container.textContent.trim()).toBe(shown);
});
