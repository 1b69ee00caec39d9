import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { createRoutes } from './createRoutes';
import renderRoutes from './renderRoutes';

const TABLE = {
  paths: '/x/\n/x/bars/',
  kinds: [
    { attributes: {}, modules: {} },
    { attributes: { exact: true }, modules: {} },
  ],
  runs: [[0, [[1, 1]]]],
  sharedModules: 0,
} as const;

interface RouteProps {
  route: { path: string; routes?: Parameters<typeof renderRoutes>[0] };
}

const ROUTES = createRoutes(
  TABLE,
  (name) =>
    function Component({ route }: RouteProps) {
      return (
        <>
          {name} {renderRoutes(route.routes)}
        </>
      );
    },
);

it.each([
  ['/x/bars/', '/x/ /x/bars/'],
  ['/x/bars', '/x/ /x/bars/'],
  ['/X/bars/', '*'],
  ['/x/Bars/', '/x/'],
])('shows at %s the routes %s', (address, shown) => {
  const { container } = render(
    <MemoryRouter initialEntries={[address]}>
      {renderRoutes(ROUTES as Parameters<typeof renderRoutes>[0])}
    </MemoryRouter>,
  );
  expect(container.textContent!.trim()).toBe(shown);
});
