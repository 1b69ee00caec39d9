import { createModel } from '../../src/lib/apiChanges/testModels';
import { createHistories } from '../../src/lib/apiHistory/createHistories';
import type { ApiComponent, ApiMajor } from '../../src/lib/contracts/api';
import { CURRENT_VERSION } from '../../src/lib/docsVersions';
import { createPages } from './createPages';

const CURRENT = CURRENT_VERSION;

const chart: ApiComponent = {
  name: 'BarChart',
  plan: 'community',
  imports: ['@mui/x-charts/BarChart', '@mui/x-charts'],
  props: [
    { name: 'series', type: { text: 'readonly BarSeriesType[]' }, isRequired: true },
    { name: 'title', type: { text: 'string' } },
  ],
  inherited: [],
  slots: [],
  classes: [],
  file: 'BarChart/BarChart',
  packageName: '@mui/x-charts',
};

const createChart = (major: ApiMajor, component: ApiComponent) =>
  createModel({
    product: 'charts',
    major,
    version: '8.7.0',
    packages: { '@mui/x-charts': '8.7.0' },
    components: [component],
  });

const old = { ...chart, props: chart.props.slice(0, 1) };

const models = [createChart('v7', old), createChart(CURRENT, chart)];

const [page] = createPages({
  model: models[1]!,
  histories: createHistories(models),
  prose: [
    {
      pathname: '/x/react-charts/bars',
      title: 'Bar charts',
      components: ['BarChart', 'BarPlot'],
      productId: 'x-charts',
    },
    {
      pathname: '/x/react-data-grid',
      title: 'Grid',
      components: ['BarChart'],
      productId: 'x-data-grid',
    },
    {
      pathname: '/x/common',
      title: 'A common page',
      components: ['BarChart'],
      productId: undefined,
    },
  ],
  problems: [
    {
      id: 'bars-of-zero',
      title: 'A bar of `0` has a label',
      versions: '8.7.0',
      components: ['BarChart'],
      pages: ['/x/react-charts/bars/#labels'],
      problem: 'It has one.',
    },
  ],
  sizes: new Map([['BarChart', { alone: 100, added: 10, others: ['BarPlot'] }]]),
  repositoryUrl: 'https://example.org/repository',
});

test('a page lists the pages of prose about its subject, starting with the one with its title', () => {
  expect(page?.problems).toEqual([
    {
      title: 'A bar of `0` has a label',
      path: '/x/react-charts/bars/#bars-of-zero',
      members: [],
      slots: [],
    },
  ]);
  expect(page?.demos).toEqual([
    { title: 'Bar charts', path: '/x/react-charts/bars/' },
    { title: 'A common page', path: '/x/common/' },
  ]);
});

test('types link to the pages of the names in them', () => {
  expect(page?.typePaths).toEqual({ BarSeriesType: '/x/api/charts/bar-series-type/' });
});

test('the source is in the folder of the component, in that version', () => {
  expect(page).toMatchObject({
    kind: 'component',
    sourceUrl: 'https://example.org/repository/tree/v8.7.0/packages/x-charts/src/BarChart',
    size: { alone: 100, added: 10 },
  });
});

test('members that an older major lacks are marked', () => {
  expect(page?.history.members.title).toEqual({ since: CURRENT });
});
