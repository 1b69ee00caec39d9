/** Pages with demos of detail panels. */
const DETAIL_PANELS = /^\/x\/(v7\/)?react-data-grid\/(master-detail|features|row-recipes)\//;

/** Pages with demos of overlays. */
const OVERLAYS = /^\/x\/react-data-grid\/overlays\//;

/** Pages with demos of pivots. */
const PIVOTS = /^\/x\/react-data-grid\/pivoting(-explained)?\//;

/** Pages about pickers, of the two majors whose lists and calendars look alike. */
const PICKERS = /^\/x\/(v7\/)?react-date-pickers\//;

/**
 * What axe finds in the markup that libraries render by themselves, by path and the rule it
 * breaks. `within` is the library's own element; the same rule outside of it still counts.
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
    reason: 'The grid role stands on the root, which holds the footer too; v7 moved it inside.',
  },
  {
    paths: /^\/x\/v[654]\//,
    rule: 'scrollable-region-focusable',
    within: 'MuiDataGrid-virtualScroller',
    reason: 'Until it is first focused, only a column header of the grid can be.',
  },
  {
    paths: /^\/x\/v4\//,
    rule: 'scrollable-region-focusable',
    within: 'MuiDataGrid-window',
    reason: 'The same, by the name that the scroller had.',
  },
  {
    paths: DETAIL_PANELS,
    rule: 'aria-prohibited-attr',
    within: 'aria-label="Detail panel toggle"',
    reason: 'The header of the toggles has a name and no role, in v7 and in 8.7.0.',
  },
  {
    paths: DETAIL_PANELS,
    rule: 'aria-required-children',
    within: 'class="MuiDataGrid-',
    reason: 'Open detail panels stand among the rows, in v7 and in 8.7.0.',
  },
  {
    paths: /^\/x\/v7\/react-data-grid\//,
    rule: 'aria-conditional-attr',
    within: 'class="MuiDataGrid-row',
    reason: 'With row grouping, v7 has a treegrid only as an experimental feature (`ariaV8`).',
  },
  {
    paths: OVERLAYS,
    rule: 'aria-required-children',
    within: 'class="MuiDataGrid-main',
    reason: 'Overlays stand among the rows, with the buttons and progress in them, in 8.7.0.',
  },
  {
    paths: OVERLAYS,
    rule: 'aria-required-children',
    within: 'class="MuiDataGrid-row--borderBottom',
    reason: 'The row of headers stays where no column is shown, in 8.7.0.',
  },
  {
    paths: PIVOTS,
    rule: 'empty-table-header',
    within: 'class="MuiDataGrid-columnHe',
    reason: 'The headers above the column of groups are empty, in 8.7.0.',
  },
  {
    paths: PICKERS,
    rule: 'color-contrast',
    within: 'MuiMenuItem-gutters MuiDigitalClock-item',
    reason:
      'Disabled times of a list are pale and do not say that they are disabled, in v7 and in 8.7.0.',
  },
  {
    paths: PICKERS,
    rule: 'color-contrast',
    within: 'MuiDayCalendar-weekNumber',
    reason: 'Numbers of weeks are pale, in v7 and in 8.7.0.',
  },
  {
    paths: /^\/x\/v7\/react-date-pickers\//,
    rule: 'heading-order',
    within: 'MuiDatePickerToolbar-title',
    reason: 'The date in a toolbar is a heading of the fourth level, in v7.',
  },
  {
    paths: /^\/x\/v7\/react-date-pickers\//,
    rule: 'heading-order',
    within: '&nbsp;–&nbsp;',
    reason: 'So is the dash between the dates of a range, of the fifth.',
  },
  {
    paths: /^\/x\/react-date-pickers\//,
    rule: 'button-name',
    within: 'role="gridcell"',
    reason:
      'In ranges, days of the neighboring months that are not shown are empty buttons, in 8.7.0.',
  },
  {
    paths: /^\/x\/react-date-pickers\//,
    rule: 'button-name',
    within: 'MuiDateRangePickerDay2-dayOutsideMonth',
    reason: 'The same, of the newer days.',
  },
];

/** Whether a finding of axe (`rule: html …`) is of a library's own doing. */
export function isLibraryViolation(path: string, finding: string): boolean {
  return LIBRARY_VIOLATIONS.some(
    ({ paths, rule, within }) =>
      paths.test(path) && finding.startsWith(`${rule}:`) && finding.includes(within),
  );
}
