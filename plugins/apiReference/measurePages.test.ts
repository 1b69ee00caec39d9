import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CURRENT_VERSION } from '../../src/lib/docsVersions';
import { readDocsVersions } from '../versions';
import { loadModels } from './loadModels';
import { createRequests, KNOWN_SIZES, listOthers } from './measurePages';
import { readProse } from './readProse';
import { measureSizes } from './sizes/measureSizes';

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
  const [docs] = readDocsVersions(SITE_DIR, [CURRENT_VERSION]);
  const { prose } = await readProse(SITE_DIR, docs!);
  const { extractions } = await loadModels(SITE_DIR, [CURRENT_VERSION]);
  const requests = extractions.flatMap(({ model }) => createRequests(model, prose));
  const sizes = await measureSizes(requests, {
    workspaceDir: path.join(SITE_DIR, docs!.docsDir),
    cacheDir,
    knownFile: KNOWN_SIZES,
    report: () => {},
    isCachedOnly: true,
  });
  rmSync(cacheDir, { recursive: true });
  // The build measures the ones that pages have added since then.
  expect(sizes.size).toBeGreaterThan(0.8 * requests.length);
}, 180_000);
