import type { Migration } from '../migrateSample';

export const charts: Migration = {
  guide: 'migration/migration-charts-v7',
  from: 'v7',
  to: 'v8',
  codemods: ['v8.0.0/charts/preset-safe', 'v8.0.0/charts/rename-sparkline-colors-to-color'],
  edits: [
    {
      section: 'tooltip-prop',
      file: 'Weather.tsx',
      before: `tooltip={{ trigger: 'item' }}
        slotProps={{`,
      after: `slotProps={{
          tooltip: { trigger: 'item' },`,
    },
    {
      section: 'axis-position',
      file: 'Weather.tsx',
      before: `yAxis={[{ id: 'rain' }, { id: 'warmth' }]}
        rightAxis="warmth"`,
      after: `yAxis={[{ id: 'rain' }, { id: 'warmth', position: 'right' }]}`,
    },
    {
      section: 'series',
      file: 'Weather.tsx',
      before: `yAxisKey: 'rain'`,
      after: `yAxisId: 'rain'`,
    },
    {
      section: 'series',
      file: 'Weather.tsx',
      before: `yAxisKey: 'warmth',
            highlightScope: { highlighted: 'series', faded: 'global' },`,
      after: `yAxisId: 'warmth',
            highlightScope: { highlight: 'series', fade: 'global' },`,
    },
    {
      section: 'legend-style',
      file: 'Weather.tsx',
      before: `slotProps={{ legend: { itemGap: 24 } }}`,
      after: `sx={{ '& .MuiChartsLegend-root': { gap: '24px' } }}`,
    },
    {
      section: 'series-hooks',
      file: 'Harbor.tsx',
      before: `import { useBarSeries } from`,
      after: `import { useBarSeriesContext } from`,
    },
    {
      section: 'series-hooks',
      file: 'Harbor.tsx',
      before: `const series = useBarSeries();`,
      after: `const series = useBarSeriesContext();`,
    },
    {
      section: 'axis-position',
      file: 'Harbor.tsx',
      before: `scaleType: 'band', data: ports }`,
      after: `scaleType: 'band', data: ports, position: 'top' }`,
    },
    {
      section: 'axis-position',
      file: 'Harbor.tsx',
      before: `<ChartsXAxis position="top" axisId="ports" />`,
      after: `<ChartsXAxis axisId="ports" />`,
    },
  ],
};
