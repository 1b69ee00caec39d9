import type { QuestionGroup } from './questions';

/**
 * Shortened questions from the MUI X tracker about the latest pages of the grid, the pickers and
 * the charts, each followed by the number of its thread. All of them must be answered.
 */
export const TRACKER_QUESTIONS: readonly QuestionGroup[] = [
  {
    scope: 'data-grid',
    questions: [
      ['copy selected cells with a button instead of ctrl c', 'react-data-grid/clipboard/'], // 18897
      ['include column headers when copying', 'react-data-grid/clipboard/'], // 5618
      ['paste from excel adds an empty cell', 'react-data-grid/clipboard/'], // 9103
      ['add new rows when pasting more rows', 'react-data-grid/clipboard/'], // 14209
      ['select a range of cells like excel', 'react-data-grid/cell-selection/'], // 208
      ['restore scroll position after going back', 'react-data-grid/scrolling/'], // 12044
      ['scroll to a row by its id', 'react-data-grid/scrolling/'], // 4037
      [
        'scrollToIndexes with auto row height',
        'react-data-grid/scrolling/',
        'react-data-grid/row-height/',
      ], // 12242
      ['debounce requests while typing a filter', 'react-data-grid/filtering/server-side/'], // 5078
      ['apply filters only when clicking an apply button', 'react-data-grid/filtering-recipes/'], // 10938
      [
        'combine and with or in one filter model',
        'react-data-grid/filtering/multi-filters/',
        'react-data-grid/filtering-recipes/',
      ], // 3849
      ['hide the or option of the filter panel', 'react-data-grid/filtering/multi-filters/'], // 3386
      [
        'load children of tree data from server on expand',
        'react-data-grid/server-side-data/tree-data/',
      ], // 5641
      ['group rows on the server', 'react-data-grid/server-side-data/row-grouping/'], // 10859
      [
        'totals calculated by the server',
        'react-data-grid/server-side-data/aggregation/',
        'react-data-grid/aggregation/',
      ], // 10860
      ['start editing with a single click', 'react-data-grid/recipes-editing/'], // 7195
      [
        'stop editing only with the save button',
        'react-data-grid/recipes-editing/',
        'react-data-grid/editing/editing-events/',
      ], // 8872
      [
        'edit mode on focus',
        'react-data-grid/recipes-editing/',
        'react-data-grid/editing/editing-events/',
      ], // 7805
      ['only one group expanded at a time', 'react-data-grid/recipes-row-grouping/'], // 7782
      [
        'expand and collapse all groups',
        'react-data-grid/recipes-row-grouping/',
        'react-data-grid/row-grouping/',
      ], // 11421
      ['do not group when there is a single row', 'react-data-grid/recipes-row-grouping/'], // 9032
      [
        'style group rows',
        'react-data-grid/recipes-row-grouping/',
        'react-data-grid/style-recipes/',
      ], // 11952
      ['MUI X date picker in date column instead of native one', 'react-data-grid/custom-columns/'], // 4909
      ['time column type', 'react-data-grid/custom-columns/'], // 5421
      [
        'striped rows with pinned columns',
        'react-data-grid/style-recipes/',
        'react-data-grid/style/',
      ], // 14878
      [
        'remove border below column headers',
        'react-data-grid/style-recipes/',
        'react-data-grid/style/',
      ], // 16054
      [
        'custom filter panel',
        'react-data-grid/components/filter-panel/',
        'react-data-grid/filtering/customization/',
      ], // 3803
      [
        'one detail panel open at a time',
        'react-data-grid/row-recipes/',
        'react-data-grid/master-detail/',
      ], // 7782
      [
        'same field in rows and values of pivot',
        'react-data-grid/pivoting-explained/',
        'react-data-grid/pivoting/',
      ], // 17295
      [
        'derived year and quarter columns in pivot',
        'react-data-grid/pivoting-explained/',
        'react-data-grid/pivoting/',
      ], // 9877
    ],
  },
  {
    scope: 'date-pickers',
    questions: [
      [
        'show which minutes can be selected with minutesStep',
        'react-date-pickers/time-clock/',
        'react-date-pickers/time-picker/',
        'react-date-pickers/digital-clock/',
        'react-date-pickers/validation/',
      ], // 4604
      [
        'separator between start and end date in a single input',
        'react-date-pickers/date-range-field/',
        'react-date-pickers/custom-field/',
      ], // 8369
      [
        'calendar icon outside of the field with standard variant',
        'react-date-pickers/custom-opening-button/',
      ], // 11405
      ['pass props to the open picker icon', 'react-date-pickers/custom-opening-button/'], // 6483
      ['second icon next to the opening button', 'react-date-pickers/custom-opening-button/'], // 11425
      [
        'icon button instead of a text field to open the calendar',
        'react-date-pickers/custom-opening-button/',
        'react-date-pickers/custom-field/',
      ], // 11306
      [
        'calendar icon for date range picker',
        'react-date-pickers/custom-opening-button/',
        'react-date-pickers/date-range-picker/',
      ], // 9233
      ['luxon week starts on monday instead of sunday', 'react-date-pickers/adapters-locale/'], // 12821
      [
        'weekday names stay in old language when locale changes',
        'react-date-pickers/adapters-locale/',
      ], // 6415
      [
        'different default time for start and end of range',
        'react-date-pickers/date-time-range-picker/',
        'react-date-pickers/time-range-picker/',
      ], // 17510
      [
        'DateTimeRangePicker referenceDate initial time',
        'react-date-pickers/date-time-range-picker/',
      ], // 15405
    ],
  },
  {
    scope: 'charts',
    questions: [
      ['disable animation of sparkline', 'react-charts/animation/', 'react-charts/sparkline/'], // 12152
      ['dashed line for forecast', 'react-charts/line-demo/', 'react-charts/lines/'], // 17254
      ['population pyramid', 'react-charts/bar-demo/'], // 17980
      ['diverging bar chart', 'react-charts/bar-demo/', 'react-charts/stacking/'], // 17980
      ['bubble chart', 'react-charts/scatter-demo/', 'react-charts/scatter/'], // 17275
      ['regression line over scatter', 'react-charts/scatter-demo/'], // 19869
      ['candlestick', 'react-charts/line-demo/'], // 15590
      ['buttons to zoom in and out', 'react-charts/toolbar/', 'react-charts/zoom-and-pan/'], // 17127
      ['export button in the toolbar', 'react-charts/toolbar/', 'react-charts/export/'], // 18185
      ['toolbar is part of the exported image', 'react-charts/toolbar/', 'react-charts/export/'], // 18758
      ['sankey diagram', 'react-charts/sankey/'], // 7930
      ['tree map', 'react-charts/treemap/'], // 7924
      ['gantt', 'react-charts/gantt/'], // 8732
    ],
  },
];
