/** A page that was renamed in some version. Paths are relative to the root of a version. */
export interface Rename {
  from: string;
  to: string;
}

/**
 * Pages that moved, old name first. The version menu follows them in both directions, and old names
 * redirect to new ones. An entry takes effect once its new page is written.
 */
export const RENAMES: readonly Rename[] = [
  { from: 'react-data-grid/group-pivot', to: 'react-data-grid/tree-data' },
  { from: 'react-data-grid/columns', to: 'react-data-grid/column-definition' },
  { from: 'react-data-grid/rows', to: 'react-data-grid/row-definition' },
  { from: 'react-data-grid/selection', to: 'react-data-grid/row-selection' },
  { from: 'react-data-grid/demo', to: 'react-data-grid/features' },
  { from: 'react-data-grid/getting-started', to: 'react-data-grid/quickstart' },
  { from: 'react-data-grid/migration-v4', to: 'migration/migration-data-grid-v4' },
  { from: 'react-data-grid/migration-v5', to: 'migration/migration-data-grid-v5' },
  { from: 'react-date-pickers/getting-started', to: 'react-date-pickers/quickstart' },
  { from: 'react-date-pickers/migration-lab', to: 'migration/migration-pickers-lab' },
  { from: 'react-date-pickers/calendar', to: 'react-date-pickers/date-calendar' },
  {
    from: 'react-date-pickers/legacy-date-time-picker',
    to: 'react-date-pickers/date-time-picker',
  },
  { from: 'react-charts/getting-started', to: 'react-charts/quickstart' },
  { from: 'react-charts/heat-map', to: 'react-charts/heatmap' },
  { from: 'react-charts/tree-map', to: 'react-charts/treemap' },
  { from: 'react-tree-view/getting-started', to: 'react-tree-view/quickstart' },
  { from: 'advanced-components', to: 'introduction' },
  { from: 'api/date-pickers/clock-picker', to: 'api/date-pickers/time-clock' },
  { from: 'api/date-pickers/calendar-picker', to: 'api/date-pickers/date-calendar' },
  {
    from: 'api/date-pickers/calendar-picker-skeleton',
    to: 'api/date-pickers/day-calendar-skeleton',
  },
  { from: 'api/date-pickers/month-picker', to: 'api/date-pickers/month-calendar' },
  { from: 'api/date-pickers/year-picker', to: 'api/date-pickers/year-calendar' },
  {
    from: 'api/date-pickers/desktop-next-date-picker',
    to: 'api/date-pickers/desktop-date-picker',
  },
  { from: 'api/date-pickers/next-date-picker', to: 'api/date-pickers/date-picker' },
  { from: 'api/data-grid/x-grid', to: 'api/data-grid/data-grid-pro' },
  { from: 'api/data-grid/grid-export-csv-options', to: 'api/data-grid/grid-csv-export-options' },
  { from: 'api/charts/responsive-chart-container', to: 'api/charts/chart-container' },
  { from: 'api/charts/responsive-chart-container-pro', to: 'api/charts/chart-container-pro' },
  {
    from: 'api/charts/default-charts-axis-tooltip-content',
    to: 'api/charts/charts-axis-tooltip-content',
  },
  {
    from: 'api/charts/default-charts-item-tooltip-content',
    to: 'api/charts/charts-item-tooltip-content',
  },
  { from: 'api/charts/charts-tool-tip', to: 'api/charts/charts-tooltip' },
  { from: 'api/charts/default-charts-legend', to: 'api/charts/charts-legend' },
  { from: 'api/charts/default-heatmap-tooltip', to: 'api/charts/heatmap-tooltip' },
  // Names used in comments of the packages.
  ...['date', 'date-time', 'time'].flatMap((type) =>
    ['multi', 'single'].map((inputs) => ({
      from: `api/${inputs}-input-${type}-range-field`,
      to: `api/date-pickers/${inputs}-input-${type}-range-field`,
    })),
  ),
  { from: 'api/charts/composition', to: 'react-charts/composition' },
  { from: 'api/charts/circle-mark-element', to: 'api/charts/mark-element' },
  { from: 'api/charts/cartesian-context-provider', to: 'api/charts/chart-data-provider' },
  { from: 'api/charts/drawing-provider', to: 'api/charts/chart-data-provider' },
  { from: 'react-data-grid/recipes-styling', to: 'react-data-grid/style-recipes' },
  { from: 'api/tree-view/tree-view', to: 'api/tree-view/simple-tree-view' },
  { from: 'api/tree-view/tree-item-2', to: 'api/tree-view/tree-item' },
  {
    from: 'api/tree-view/tree-item-2drag-and-drop-overlay',
    to: 'api/tree-view/tree-item-drag-and-drop-overlay',
  },
  { from: 'api/tree-view/tree-item-2icon', to: 'api/tree-view/tree-item-icon' },
  { from: 'api/tree-view/tree-item-2provider', to: 'api/tree-view/tree-item-provider' },
];
