import { checkSubject, type PageSubject } from './checkSubject';
import type { DemoSubject } from './readDemoSubjects';

const grid: DemoSubject = { products: ['x-data-grid'], plan: 'community', names: ['DataGrid'] };
const pro: DemoSubject = { products: ['x-data-grid'], plan: 'pro', names: ['DataGridPro'] };
const chart: DemoSubject = { products: ['x-charts'], plan: 'community', names: ['BarChart'] };
const plain: DemoSubject = { products: [], plan: undefined, names: [] };

const page = { productId: 'x-data-grid', components: ['DataGrid', 'DataGridPro', 'GridColDef'] };

const check = (subject: PageSubject, demos: readonly DemoSubject[]) =>
  checkSubject(subject, demos, {
    getLine: (key) => ['', 'productId', 'plan', 'components'].indexOf(key),
    isComponent: () => true,
  }).map(({ line, message }) => `${line} ${message}`);

it("reports nothing on a page whose demos show what it's about", () => {
  expect(check(page, [grid, pro, plain])).toEqual([]);
  expect(check({ ...page, plan: 'pro' }, [pro, pro])).toEqual([]);
  expect(check(page, [])).toEqual([]);
  expect(check(page, [plain])).toEqual([]);
  // A page about all products may show one of them.
  expect(check({}, [chart])).toEqual([]);
});

it('reports a page about another product', () => {
  expect(check(page, [chart])).toEqual([
    '1 The page says "productId: x-data-grid", but the demos import x-charts. Make them match.',
    '3 No demo uses any of "components": DataGrid, DataGridPro, GridColDef.',
  ]);
});

it('reports a plan that every demo requires but the page lacks, and one that no demo requires', () => {
  expect(check(page, [pro, pro])).toEqual([
    expect.stringMatching(
      /^2 Every demo requires pro, but the page says no plan\. Write "plan: pro"/,
    ),
  ]);
  expect(check({ ...page, plan: 'premium' }, [grid, pro])).toEqual([
    expect.stringMatching(/^2 The page says "plan: premium", but no demo requires more than pro\./),
  ]);
});

it("reports components that all of several demos use but the page doesn't list", () => {
  const listed = { ...page, components: ['DataGridPro'] };
  const both = { ...grid, names: ['DataGrid', 'DataGridPro', 'LocalizationProvider'] };
  expect(check(listed, [both, both])).toEqual([
    expect.stringMatching(/^3 Every demo uses DataGrid, which isn't in "components"/),
  ]);
  expect(check(listed, [both])).toEqual([]);
});
