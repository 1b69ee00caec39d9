import { listOthers } from './measurePages';

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
