import { getLeastPlan, findProductById, getProduct, listPlanPackages, PRODUCTS } from './products';

it("rejects a product that doesn't exist and lists those that do", () => {
  expect(getProduct('tree-view').name).toBe('Tree View');
  expect(() => getProduct('tree-list')).toThrow(
    'Product "tree-list" doesn\'t exist. Products: data-grid, date-pickers, charts, tree-view.',
  );
});

it("finds no product for an ID that front matter doesn't allow", () => {
  expect(findProductById('x-charts')).toBe(getProduct('charts'));
  expect(findProductById('charts')).toBeUndefined();
  expect(findProductById(undefined)).toBeUndefined();
});

it('lists packages with their plans, lowest first', () => {
  expect(listPlanPackages(getProduct('data-grid')).map(({ plan }) => plan)).toEqual([
    'community',
    'pro',
    'premium',
  ]);
});

it('gives every product its own slug and packages', () => {
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
])('returns the plan for %p: %s', (packages, plan) => {
  expect(getLeastPlan(packages)).toBe(plan);
});
