/** Pages with detail panel demos. */
const DETAIL_PANELS = /^\/x\/(v7\/)?react-data-grid\/(master-detail|features|row-recipes)\//;

/** Pages with overlay demos. */
const OVERLAYS = /^\/x\/react-data-grid\/overlays\//;

/** Pages with pivoting demos. */
const PIVOTS = /^\/x\/react-data-grid\/pivoting(-explained)?\//;

/** Pages about pickers, in the two majors whose lists and calendars look the same. */
const PICKERS = /^\/x\/(v7\/)?react-date-pickers\//;

/**
 * What axe finds in the libraries' own markup, by path and violated rule. `within` is the library's
 * own element; violations of the same rule outside of it still count.
 */
export const LIBRARY_VIOLATIONS: readonly {
  paths: RegExp;
  rule: string;
  within: string;
  reason: string;
}[] = [
  {
    paths: /^\/x\/v[654]\//,
    rule: 'aria-required-children',
    within: 'MuiDataGrid-root',
    reason: 'The grid role is on the root, which also contains the footer; v7 moved it inside.',
  },
  {
    paths: /^\/x\/v[654]\//,
    rule: 'scrollable-region-focusable',
    within: 'MuiDataGrid-virtualScroller',
    reason: 'Until the grid is focused for the first time, only a column header is focusable.',
  },
  {
    paths: /^\/x\/v4\//,
    rule: 'scrollable-region-focusable',
    within: 'MuiDataGrid-window',
    reason: 'The same, with an older class name of the scroller.',
  },
  {
    paths: DETAIL_PANELS,
    rule: 'aria-prohibited-attr',
    within: 'aria-label="Detail panel toggle"',
    reason: 'The header of the toggle column has a name but no role, in v7 and in 8.7.0.',
  },
  {
    paths: DETAIL_PANELS,
    rule: 'aria-required-children',
    within: 'class="MuiDataGrid-',
    reason: 'Open detail panels are between the rows, in v7 and in 8.7.0.',
  },
  {
    paths: /^\/x\/v7\/react-data-grid\//,
    rule: 'aria-conditional-attr',
    within: 'class="MuiDataGrid-row',
    reason: 'With row grouping, v7 uses a treegrid only as an experimental feature (`ariaV8`).',
  },
  {
    paths: OVERLAYS,
    rule: 'aria-required-children',
    within: 'class="MuiDataGrid-main',
    reason: 'Overlays are between the rows, including their buttons and progress, in 8.7.0.',
  },
  {
    paths: OVERLAYS,
    rule: 'aria-required-children',
    within: 'class="MuiDataGrid-row--borderBottom',
    reason: 'The header row remains if no column is shown, in 8.7.0.',
  },
  {
    paths: PIVOTS,
    rule: 'empty-table-header',
    within: 'class="MuiDataGrid-columnHe',
    reason: 'The headers above the grouping column are empty, in 8.7.0.',
  },
  {
    paths: PICKERS,
    rule: 'color-contrast',
    within: 'MuiMenuItem-gutters MuiDigitalClock-item',
    reason:
      'Disabled times in a list have low contrast and are not marked as disabled, in v7 and in 8.7.0.',
  },
  {
    paths: PICKERS,
    rule: 'color-contrast',
    within: 'MuiDayCalendar-weekNumber',
    reason: 'Week numbers have low contrast, in v7 and in 8.7.0.',
  },
  {
    paths: /^\/x\/v7\/react-date-pickers\//,
    rule: 'heading-order',
    within: 'MuiDatePickerToolbar-title',
    reason: 'The date in a toolbar is a level 4 heading, in v7.',
  },
  {
    paths: /^\/x\/v7\/react-date-pickers\//,
    rule: 'heading-order',
    within: '&nbsp;–&nbsp;',
    reason: 'The dash between the dates of a range is a level 5 heading.',
  },
  {
    paths: /^\/x\/react-date-pickers\//,
    rule: 'button-name',
    within: 'role="gridcell"',
    reason: 'In range calendars, hidden days of adjacent months are empty buttons, in 8.7.0.',
  },
  {
    paths: /^\/x\/react-date-pickers\//,
    rule: 'button-name',
    within: 'MuiDateRangePickerDay2-dayOutsideMonth',
    reason: 'The same, with the newer day component.',
  },
];

/** Whether an axe violation (`rule: html …`) is caused by a library. */
export function isLibraryViolation(path: string, finding: string): boolean {
  return LIBRARY_VIOLATIONS.some(
    ({ paths, rule, within }) =>
      paths.test(path) && finding.startsWith(`${rule}:`) && finding.includes(within),
  );
}
