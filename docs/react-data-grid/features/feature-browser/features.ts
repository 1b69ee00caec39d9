import type { PreviewId } from './previews';

export interface Feature {
  id: PreviewId;
  name: string;
  description: string;
  plan: 'Community' | 'Pro' | 'Premium';
  /** The page about it, if there is one. */
  page?: string;
}

export const plans = ['Community', 'Pro', 'Premium'];

const community: Omit<Feature, 'plan'>[] = [
  {
    id: 'sorting',
    name: 'Sorting',
    description: 'Order rows by the values of a column',
    page: 'sorting',
  },
  {
    id: 'filtering',
    name: 'Filtering',
    description: 'Show the rows that match a condition',
    page: 'filtering',
  },
  {
    id: 'quickFilter',
    name: 'Quick filter',
    description: 'Search the columns from one box',
    page: 'filtering/quick-filter',
  },
  {
    id: 'editing',
    name: 'Editing',
    description: 'Change values in place',
    page: 'editing',
  },
  {
    id: 'customEditors',
    name: 'Custom editors',
    description: 'Edit a cell with your own control',
    page: 'editing/custom-edit-component',
  },
  {
    id: 'columnGroups',
    name: 'Column groups',
    description: 'Give columns a common header',
    page: 'column-groups',
  },
  {
    id: 'columnSpanning',
    name: 'Column spanning',
    description: 'Let a cell cover those next to it',
    page: 'column-spanning',
  },
  {
    id: 'rowSpanning',
    name: 'Row spanning',
    description: 'Merge equal values below each other',
    page: 'row-spanning',
  },
  {
    id: 'columnVisibility',
    name: 'Visibility panel',
    description: 'Hide columns and bring them back',
    page: 'column-visibility',
  },
  {
    id: 'columnResizing',
    name: 'Column resizing',
    description: 'Drag the edge of a header',
    page: 'column-dimensions',
  },
  {
    id: 'rowHeight',
    name: 'Dynamic row height',
    description: 'Make rows as tall as their text',
    page: 'row-height',
  },
  {
    id: 'pagination',
    name: 'Pagination',
    description: 'Split the rows into pages',
    page: 'pagination',
  },
  {
    id: 'rowSelection',
    name: 'Row selection',
    description: 'Select by a click or a checkbox',
    page: 'row-selection',
  },
  {
    id: 'export',
    name: 'CSV and print export',
    description: 'Download the rows, or print them',
    page: 'export',
  },
  {
    id: 'stateRestore',
    name: 'Save and restore state',
    description: 'Keep the user’s view for next time',
    page: 'state',
  },
  {
    id: 'virtualization',
    name: 'Virtualization',
    description: 'Render only the cells in view',
    page: 'virtualization',
  },
  {
    id: 'serverData',
    name: 'Server-side data',
    description: 'Sort, filter and page on a server',
    page: 'server-side-data',
  },
];

const pro: Omit<Feature, 'plan'>[] = [
  {
    id: 'multiSorting',
    name: 'Multi-sorting',
    description: 'Sort by several columns at once',
    page: 'sorting',
  },
  {
    id: 'multiFilters',
    name: 'Multi-filters',
    description: 'Combine filters on several columns',
    page: 'filtering/multi-filters',
  },
  {
    id: 'headerFilters',
    name: 'Header filters',
    description: 'Filter from inputs in the header',
    page: 'filtering/header-filters',
  },
  {
    id: 'columnPinning',
    name: 'Pinned columns',
    description: 'Keep columns in view at the edges',
    page: 'column-pinning',
  },
  {
    id: 'columnReordering',
    name: 'Column reordering',
    description: 'Drag headers to another place',
    page: 'column-ordering',
  },
  {
    id: 'rowPinning',
    name: 'Pinned rows',
    description: 'Keep rows at the top or the bottom',
    page: 'row-pinning',
  },
  {
    id: 'rowReordering',
    name: 'Row reordering',
    description: 'Drag rows by a handle',
    page: 'row-ordering',
  },
  {
    id: 'masterDetail',
    name: 'Master-detail',
    description: 'Open a panel below a row, as here',
    page: 'master-detail',
  },
  {
    id: 'treeData',
    name: 'Tree data',
    description: 'Show rows with parents and children',
    page: 'tree-data',
  },
  {
    id: 'listView',
    name: 'List view',
    description: 'Show rows as cards on small screens',
    page: 'list-view',
  },
  {
    id: 'lazyLoading',
    name: 'Lazy loading',
    description: 'Load rows while the user scrolls',
    page: 'server-side-data/lazy-loading',
  },
];

const premium: Omit<Feature, 'plan'>[] = [
  {
    id: 'rowGrouping',
    name: 'Row grouping',
    description: 'Group rows by a column, as here',
    page: 'row-grouping',
  },
  {
    id: 'aggregation',
    name: 'Aggregation',
    description: 'Show sums, averages and counts',
    page: 'aggregation',
  },
  {
    id: 'pivoting',
    name: 'Pivoting',
    description: 'Turn values into columns, with sums',
    page: 'pivoting',
  },
  {
    id: 'excelExport',
    name: 'Excel export',
    description: 'Download an Excel workbook',
    page: 'export',
  },
  {
    id: 'clipboardPaste',
    name: 'Clipboard paste',
    description: 'Paste cells from a spreadsheet',
    page: 'clipboard',
  },
  {
    id: 'cellSelection',
    name: 'Cell selection',
    description: 'Select a range of cells to copy',
    page: 'cell-selection',
  },
  {
    id: 'aiAssistant',
    name: 'AI assistant',
    description: 'Turn a question into filters or groups',
    page: 'ai-assistant',
  },
];

export const features: Feature[] = [
  ...community.map((feature) => ({ ...feature, plan: 'Community' as const })),
  ...pro.map((feature) => ({ ...feature, plan: 'Pro' as const })),
  ...premium.map((feature) => ({ ...feature, plan: 'Premium' as const })),
];
