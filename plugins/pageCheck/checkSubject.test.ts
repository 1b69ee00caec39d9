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

it('says nothing of a page whose demos show what it is about', () => {
  expect(check(page, [grid, pro, plain])).toEqual([]);
  expect(check({ ...page, plan: 'pro' }, [pro, pro])).toEqual([]);
  expect(check(page, [])).toEqual([]);
  expect(check(page, [plain])).toEqual([]);
  // A page about all products may show one of them.
  expect(check({}, [chart])).toEqual([]);
});

it('tells a page of another product', () => {
  expect(check(page, [chart])).toEqual([
    '1 "productId: x-data-grid", but the demos import x-charts. Make them agree.',
    '3 No demo uses any of "components": DataGrid, DataGridPro, GridColDef.',
  ]);
});

it('tells a plan that every demo needs and the page does not say, and one that none needs', () => {
  expect(check(page, [pro, pro])).toEqual([
    expect.stringMatching(/^2 Every demo needs pro, but the page says no plan\. Write "plan: pro"/),
  ]);
  expect(check({ ...page, plan: 'premium' }, [grid, pro])).toEqual([
    expect.stringMatching(/^2 The page says "plan: premium", but no demo needs more than pro\./),
  ]);
});

it('tells components that all of several demos use and the page does not list', () => {
  const listed = { ...page, components: ['DataGridPro'] };
  const both = { ...grid, names: ['DataGrid', 'DataGridPro', 'LocalizationProvider'] };
  expect(check(listed, [both, both])).toEqual([
    expect.stringMatching(/^3 Every demo uses DataGrid, which is not among "components"/),
  ]);
  expect(check(listed, [both])).toEqual([]);
});
