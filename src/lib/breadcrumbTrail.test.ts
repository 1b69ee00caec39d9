import { getBreadcrumbTrail } from './breadcrumbTrail';

const read = (path: string) =>
  getBreadcrumbTrail(path, 'Title', 'Brand').map((step) => [step.name, step.path]);

it('goes from the introduction over the product to a page, in its version', () => {
  expect(read('/x/react-data-grid/sorting/')).toEqual([
    ['Brand', '/x/introduction/'],
    ['Data Grid', '/x/react-data-grid/'],
    ['Title', '/x/react-data-grid/sorting/'],
  ]);
  expect(read('/x/v7/api/charts/bar-chart/')).toEqual([
    ['Brand', '/x/v7/introduction/'],
    ['Charts', '/x/v7/react-charts/'],
    ['Title', '/x/v7/api/charts/bar-chart/'],
  ]);
});

it("lists a page once if it's above others", () => {
  expect(read('/x/react-data-grid/')).toEqual([
    ['Brand', '/x/introduction/'],
    ['Title', '/x/react-data-grid/'],
  ]);
  expect(read('/x/introduction/')).toEqual([['Title', '/x/introduction/']]);
});
