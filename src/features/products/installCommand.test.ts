import { formatInstallCommand, getOfferedPlan, listPackages } from './installCommand';
import { getProduct } from './products';

const grid = getProduct('data-grid');
const pickers = getProduct('date-pickers');

it('names the package of the plan and the peers, in ranges that fit together', () => {
  expect(listPackages({ product: grid, plan: 'premium', library: 'dayjs' }, '8.7.0')).toEqual([
    '@mui/x-data-grid-premium@^8.0.0',
    '@mui/material@^7.0.0',
    '@emotion/react@^11.9.0',
    '@emotion/styled@^11.8.1',
  ]);
});

it('adds the date library to the pickers', () => {
  expect(listPackages({ product: pickers, plan: 'pro', library: 'luxon' }, '8.7.0')).toEqual(
    expect.arrayContaining(['@mui/x-date-pickers-pro@^8.0.0', 'luxon@^3.0.2']),
  );
});

it('offers the Pro package where there is no Premium one', () => {
  expect(getOfferedPlan(pickers, 'premium')).toBe('pro');
  expect(getOfferedPlan(grid, 'premium')).toBe('premium');
});

it.each([
  ['npm', /^npm install "@mui\/x-data-grid@/],
  ['pnpm', /^pnpm add "@mui/],
  ['yarn', /^yarn add "@mui/],
] as const)('speaks %s', (manager, command) => {
  const choice = { product: grid, plan: 'community', library: 'dayjs', manager } as const;
  expect(formatInstallCommand(choice, '8.7.0')).toMatch(command);
});
