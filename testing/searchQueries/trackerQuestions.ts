import type { QuestionGroup } from './questions';

/**
 * What people asked in the tracker of MUI X about the last pages of the grid, in fewer words; the number
 * of the thread stands behind each. All of them have to be answered.
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
];
