import { getLeastPlan, findProductById, getProduct, listPlanPackages, PRODUCTS } from './products';

it('refuses a product that is not there and names those that are', () => {
  expect(getProduct('tree-view').name).toBe('Tree View');
  expect(() => getProduct('tree-list')).toThrow(
    'There is no product "tree-list". Products: data-grid, date-pickers, charts, tree-view.',
  );
});

it('finds no product for an id that front matter does not know', () => {
  expect(findProductById('x-charts')).toBe(getProduct('charts'));
  expect(findProductById('charts')).toBeUndefined();
  expect(findProductById(undefined)).toBeUndefined();
});

it('lists packages with their plans, least first', () => {
  expect(listPlanPackages(getProduct('data-grid')).map(({ plan }) => plan)).toEqual([
    'community',
    'pro',
    'premium',
  ]);
});

it('gives every product a slug and packages of its own', () => {
  const names = PRODUCTS.flatMap((product) => [
    product.slug,
    ...listPlanPackages(product).map(({ name }) => name),
  ]);
  expect(new Set(names).size).toBe(names.length);
});

it.each([
  [['react', '@mui/x-charts'], 'community'],
  [['@mui/x-date-pickers', '@mui/x-date-pickers-pro'], 'pro'],
  [['@mui/x-charts-pro', '@mui/x-data-grid-premium'], 'premium'],
])('knows that %p need %s', (packages, plan) => {
  expect(getLeastPlan(packages)).toBe(plan);
});
