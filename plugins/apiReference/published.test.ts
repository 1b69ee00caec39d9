import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { ApiMember, ApiProductId } from '../../src/lib/contracts/api';
import { readPropDefaults } from './extract/readPropDefaults';
import { loadProduct } from './loadModels';

/**
 * Compares the model with the packages' running development builds: which props their prop types
 * know, which of them are required, and which defaults the code has.
 */

const SITE_DIR = path.join(__dirname, '../..');
const load = createRequire(path.join(SITE_DIR, 'docs/package.json'));

interface Published {
  components: Record<string, { names: string[]; missed: string[] }>;
  gridDefaults: Record<string, unknown>;
}

/** Loads components (`package#Component`) in plain Node, as an app in development would. */
function loadPublished(requests: readonly string[]): Published {
  const script = path.join(__dirname, 'printPublished.cjs');
  const output = execFileSync(process.execPath, [script, ...requests], {
    cwd: path.join(SITE_DIR, 'docs'),
    env: { ...process.env, NODE_ENV: 'development' },
    maxBuffer: 64 * 1024 * 1024,
  });
  return JSON.parse(output.toString()) as Published;
}

async function readProps(product: ApiProductId, name: string): Promise<readonly ApiMember[]> {
  const { components } = await loadProduct(SITE_DIR, 'v8', product);
  return components.find((component) => component.name === name)?.props ?? [];
}

/**
 * Product, component, module; props that only the prop types know (their comment keeps them out of
 * the docs), and props that only the types know.
 */
const CASES: readonly (readonly [
  ApiProductId,
  string,
  string,
  readonly string[],
  readonly string[],
])[] = [
  ['data-grid', 'DataGrid', '@mui/x-data-grid', ['onStateChange'], []],
  ['data-grid', 'DataGridPro', '@mui/x-data-grid-pro', ['onStateChange'], []],
  ['data-grid', 'DataGridPremium', '@mui/x-data-grid-premium', ['onStateChange'], []],
  ['data-grid', 'QuickFilter', '@mui/x-data-grid', [], []],
  ['date-pickers', 'DatePicker', '@mui/x-date-pickers', [], []],
  ['date-pickers', 'DateCalendar', '@mui/x-date-pickers', [], []],
  ['date-pickers', 'DateRangePicker', '@mui/x-date-pickers-pro', [], []],
  ['date-pickers', 'LocalizationProvider', '@mui/x-date-pickers', [], []],
  ['charts', 'BarChart', '@mui/x-charts', [], []],
  ['charts', 'LineChartPro', '@mui/x-charts-pro', [], []],
  ['charts', 'ChartsReferenceLine', '@mui/x-charts', [], []],
  ['tree-view', 'RichTreeView', '@mui/x-tree-view', [], []],
  ['tree-view', 'RichTreeViewPro', '@mui/x-tree-view-pro', [], []],
  ['tree-view', 'TreeItem', '@mui/x-tree-view', [], []],
];

const published = loadPublished(CASES.map(([, name, from]) => `${from}#${name}`));

describe.each(CASES)('%s %s', (product, name, from, onlyChecked, onlyTyped) => {
  const { names: checked, missed } = published.components[`${from}#${name}`]!;

  test('has the props that the development build checks', async () => {
    const names = (await readProps(product, name)).map((prop) => prop.name);
    expect(checked.filter((prop) => !names.includes(prop))).toEqual(onlyChecked);
    expect(names.filter((prop) => !checked.includes(prop))).toEqual(onlyTyped);
  });

  test('requires what the development build reports as missing', async () => {
    const props = await readProps(product, name);
    const required = props.filter((prop) => prop.isRequired).map((prop) => prop.name);
    expect(required).toEqual([...missed].sort());
  });
});

/** Their default is more than a single value; the types describe it in words. */
const IN_WORDS = ['disableMultipleRowSelection', 'logLevel'];

test('the defaults of the grid are those it runs with', async () => {
  const props = await readProps('data-grid', 'DataGridPremium');
  const compared = props.filter(
    ({ name, default: given }) =>
      given !== undefined &&
      !IN_WORDS.includes(name) &&
      ['string', 'number', 'boolean'].includes(typeof published.gridDefaults[name]),
  );
  expect(compared.length).toBeGreaterThan(40);
  expect(compared.map(({ name, default: given }) => [name, given])).toEqual(
    compared.map(({ name }) => [
      name,
      JSON.stringify(published.gridDefaults[name]).replaceAll('"', "'"),
    ]),
  );
});

test('differing defaults in code and types are detected', async () => {
  const { components } = await loadProduct(SITE_DIR, 'v8', 'date-pickers');
  const toolbar = components.find(({ name }) => name === 'TimeRangePickerToolbar');
  // The declaration has two en dashes and the code two hyphens; the docs show the code.
  expect(toolbar?.props.find(({ name }) => name === 'toolbarPlaceholder')?.default).toBe("'--'");
  const file = path.join(
    path.dirname(load.resolve('@mui/x-date-pickers-pro/package.json')),
    `esm/${toolbar?.file}.js`,
  );
  expect(readPropDefaults(file, 'TimeRangePickerToolbar').values.get('toolbarPlaceholder')).toBe(
    "'--'",
  );
});
