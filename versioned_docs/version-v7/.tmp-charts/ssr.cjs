const React = require('react');
const { renderToString } = require('react-dom/server');
const { BarChart } = require('@mui/x-charts/node/BarChart');
const { LineChart } = require('@mui/x-charts/node/LineChart');
const h = React.createElement;
const t = (n, f) => {
  try {
    const s = renderToString(f());
    console.log(
      n,
      'OK',
      s.length,
      s.replace(/<style[\s\S]*?<\/style>/g, '').slice(0, +process.env.L || 300),
    );
  } catch (e) {
    console.log(n, 'THROWS', e.message.slice(0, 200));
  }
};
const x = [{ scaleType: 'band', data: ['a', 'b'] }];
t('nosize', () => h(BarChart, { xAxis: x, series: [{ data: [1, 2] }] }));
t('size', () => h(BarChart, { width: 300, height: 200, xAxis: x, series: [{ data: [1, 2] }] }));
t('size skip', () =>
  h(BarChart, {
    width: 300,
    height: 200,
    skipAnimation: true,
    xAxis: x,
    series: [{ data: [1, 2] }],
  }),
);
t('noband', () =>
  h(BarChart, {
    width: 300,
    height: 200,
    xAxis: [{ data: ['a', 'b'] }],
    series: [{ data: [1, 2] }],
  }),
);
t('nodata axis', () =>
  h(BarChart, {
    width: 300,
    height: 200,
    xAxis: [{ scaleType: 'band' }],
    series: [{ data: [1, 2] }],
  }),
);
t('value band', () =>
  h(BarChart, {
    width: 300,
    height: 200,
    xAxis: x,
    yAxis: [{ scaleType: 'band', data: [1, 2] }],
    series: [{ data: [1, 2] }],
  }),
);
t('short axis', () =>
  h(BarChart, {
    width: 300,
    height: 200,
    skipAnimation: true,
    xAxis: x,
    series: [{ data: [1, 2, 3] }],
  }),
);
t('no series data', () => h(BarChart, { width: 300, height: 200, xAxis: x, series: [{}] }));
t('line no data', () =>
  h(LineChart, { width: 300, height: 200, xAxis: [{}], series: [{ data: [1, 2, 3] }] }),
);
t('line short', () =>
  h(LineChart, {
    width: 300,
    height: 200,
    xAxis: [{ data: [1, 2] }],
    series: [{ data: [1, 2, 3] }],
  }),
);
t('line noaxis', () =>
  h(LineChart, { width: 300, height: 200, skipAnimation: true, series: [{ data: [1, 2, 3] }] }),
);
t('line str axis', () =>
  h(LineChart, {
    width: 300,
    height: 200,
    xAxis: [{ data: ['a', 'b', 'c'] }],
    series: [{ data: [1, 2, 3] }],
  }),
);
t('area var', () =>
  h(LineChart, {
    width: 300,
    height: 200,
    series: [{ data: [1, 2, 3], area: true, color: 'var(--x)' }],
  }),
);
t('line var', () =>
  h(LineChart, { width: 300, height: 200, series: [{ data: [1, 2, 3], color: 'var(--x)' }] }),
);
t('bar var hl', () =>
  h(BarChart, {
    width: 300,
    height: 200,
    xAxis: x,
    highlightedItem: { seriesId: 's', dataIndex: 0 },
    series: [{ id: 's', highlightScope: { highlight: 'item' }, data: [1, 2], color: 'var(--x)' }],
  }),
);
t('dup', () =>
  h(BarChart, {
    width: 300,
    height: 200,
    xAxis: x,
    series: [
      { id: 's', data: [1, 2] },
      { id: 's', data: [1, 2] },
    ],
  }),
);
