import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listOthers } from './measurePages';
import { readKnownSizes } from './sizes/readKnownSizes';

const SITE_DIR = path.join(__dirname, '../..');

const page = (components: string[], productId?: string) => ({
  pathname: '/x/react-charts/bars',
  title: 'Bars',
  components,
  productId,
});

test('a component is measured together with those that its pages show with it', () => {
  const prose = [
    page(['BarPlot', 'BarChart', 'ChartsGrid'], 'x-charts'),
    page(['BarPlot', 'LineChart', 'BarChart']),
    page(['BarPlot', 'DataGrid'], 'x-data-grid'),
    page(['PiePlot', 'PieChart'], 'x-charts'),
  ];
  expect(listOthers(prose, 'charts', 'BarPlot')).toEqual(['BarChart', 'ChartsGrid', 'LineChart']);
});

test('without such pages it is measured on top of the product’s base', () => {
  expect(listOthers([], 'charts', 'Gauge')).toEqual(['ChartContainer']);
  expect(listOthers([page(['Gauge'], 'x-charts')], 'charts', 'Gauge')).toEqual(['ChartContainer']);
  expect(listOthers([], 'charts', 'ChartContainer')).toEqual([]);
});

test('builds know the sizes of components, instead of measuring for minutes; else run npm run sizes', async () => {
  const cacheDir = mkdtempSync(path.join(tmpdir(), 'sizes-'));
  const { requests, known } = await readKnownSizes(SITE_DIR, cacheDir);
  rmSync(cacheDir, { recursive: true });
  // The build measures the ones that pages have added since then.
  expect(known.size).toBeGreaterThan(0.8 * requests.length);
}, 180_000);
