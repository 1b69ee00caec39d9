import { createModel } from '../../src/lib/apiChanges/testModels';
import type { ApiComponent, ApiInterface } from '../../src/lib/contracts/api';
import { checkPages } from './checkPages';

const component = (name: string): ApiComponent => ({
  name,
  plan: 'community',
  imports: ['@mui/x-charts'],
  props: [],
  inherited: [],
  slots: [],
  classes: [],
  file: `${name}/${name}`,
  packageName: '@mui/x-charts',
});

const type = (name: string): ApiInterface => ({
  name,
  plan: 'community',
  imports: ['@mui/x-charts'],
  members: [],
});

const model = createModel({
  product: 'charts',
  major: 'v8',
  version: '8.7.0',
  packages: { '@mui/x-charts': '8.7.0' },
  components: [component('BarChart'), component('BarMark')],
  interfaces: [type('AxisConfig')],
});

const pages = { components: ['BarChart'], interfaces: ['AxisConfig'], pro: [], premium: [] };

test('every component has a page or a reason why not', () => {
  expect(
    checkPages(model, { file: 'nav/api.ts', pages, undocumented: { 'A part': ['BarMark'] } }),
  ).toEqual([]);
});

test('a component without either fails the build', () => {
  expect(checkPages(model, { file: 'nav/api.ts', pages, undocumented: {} })).toEqual([
    {
      file: 'nav/api.ts',
      line: 1,
      message:
        'charts 8.7.0 exports the component "BarMark", which has no page. Add it here, or to plugins/apiReference/undocumented.ts with a reason.',
    },
  ]);
});

test('pages of removed exports and reasons that no longer apply fail the build', () => {
  const diagnostics = checkPages(model, {
    file: 'nav/api.ts',
    pages: {
      ...pages,
      components: ['BarChart', 'BarMark', 'LineChart'],
      interfaces: ['AxisConfig', 'ZAxis'],
    },
    undocumented: { 'A part': ['BarMark', 'Legend'] },
  });
  expect(diagnostics.map(({ message }) => message)).toEqual([
    '"LineChart" has a page, but no package of charts 8.7.0 exports that component. Remove it here.',
    '"ZAxis" has a page, but no package of charts 8.7.0 exports that type. Remove it here.',
    '"BarMark" has a page. Remove it here.',
    'No package of charts 8.7.0 exports "Legend". Remove it.',
  ]);
});

test('a page whose plan differs from its package fails the build', () => {
  const premium = { ...type('ExcelOptions'), plan: 'premium' as const };
  const priced = { ...model, interfaces: [...model.interfaces, premium] };
  const input = {
    file: 'versioned_docs/version-v7/api-pages.json',
    pages: { ...pages, interfaces: ['AxisConfig', 'ExcelOptions'], pro: ['AxisConfig'] },
  };
  const find = (listed: Parameters<typeof checkPages>[1]) =>
    checkPages(priced, listed).map(({ file, message }) => `${file}: ${message}`);
  expect(find(input)).toEqual([
    'versioned_docs/version-v7/api-pages.json: "AxisConfig" is listed under "pro" but doesn\'t require that plan. Fix it here.',
    'versioned_docs/version-v7/api-pages.json: "ExcelOptions" requires the premium plan but isn\'t listed under "premium". Fix it here.',
  ]);
  expect(find({ ...input, undocumented: { 'A part': ['BarMark'] } })).toContain(
    'nav/apiPlans.json: "ExcelOptions" requires the premium plan but isn\'t listed under "premium". Run `npm run plans`.',
  );
});
