import { formatInstallCommand, getOfferedPlan, listPackages, listProducts } from './installCommand';
import { getProduct, PRODUCTS } from './products';

const grid = getProduct('data-grid');
const pickers = getProduct('date-pickers');

it("lists the plan's package and the peers, in compatible ranges", () => {
  expect(listPackages({ product: grid, plan: 'premium', library: 'dayjs' }, 'v8')).toEqual([
    '@mui/x-data-grid-premium@^8.0.0',
    '@mui/material@^7.0.0',
    '@emotion/react@^11.9.0',
    '@emotion/styled@^11.8.1',
  ]);
});

it('adds the date library for the pickers', () => {
  expect(listPackages({ product: pickers, plan: 'pro', library: 'luxon' }, 'v8')).toEqual(
    expect.arrayContaining(['@mui/x-date-pickers-pro@^8.0.0', 'luxon@^3.0.2']),
  );
});

it('offers the Pro package if there is no Premium one', () => {
  expect(getOfferedPlan(pickers, 'premium')).toBe('pro');
  expect(getOfferedPlan(grid, 'premium')).toBe('premium');
});

it.each([
  ['npm', /^npm install "@mui\/x-data-grid@/],
  ['pnpm', /^pnpm add "@mui/],
  ['yarn', /^yarn add "@mui/],
] as const)('supports %s', (manager, command) => {
  const choice = { product: grid, plan: 'community', library: 'dayjs', manager } as const;
  expect(formatInstallCommand(choice, 'v8')).toMatch(command);
});

it('lists what the packages of an old major need', () => {
  expect(listPackages({ product: grid, plan: 'pro', library: 'dayjs' }, 'v4')).toEqual([
    '@mui/x-data-grid-pro@^4.0.0',
    '@material-ui/core@^4.12.0',
    '@material-ui/styles@^4.11.4',
  ]);
});

it('only offers what a major has', () => {
  const [charts] = listProducts([getProduct('charts')], 'v6');
  expect(charts?.packages).toEqual({ community: '@mui/x-charts' });
  expect(getOfferedPlan(charts!, 'premium')).toBe('community');
  expect(listProducts(PRODUCTS, 'v5').map(({ slug }) => slug)).toEqual([
    'data-grid',
    'date-pickers',
  ]);
});
