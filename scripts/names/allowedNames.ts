interface AllowedNames {
  reason: string;
  names: readonly string[];
}

/** What pages may name in code face although no package of the docs has it. */
export const ALLOWED_NAMES: readonly AllowedNames[] = [
  {
    reason: 'Options and errors of the tools that readers build and test with.',
    names: [
      ...['externalConditions', 'conditionNames', 'transpilePackages', 'noExternal'],
      ...['setupFiles', 'transformIgnorePatterns', 'Unexpected'],
      ...['ERR_UNSUPPORTED_DIR_IMPORT', 'ERR_MODULE_NOT_FOUND'],
    ],
  },
  {
    reason: 'Functions and options of Testing Library, Jest, Playwright and Cypress.',
    names: [
      ...['findBy', 'waitFor', 'getAllByRole', 'getAllByText', 'getByLabelText', 'getByLabel'],
      ...['advanceTimersByTime', 'setFixedTime', 'hasTouch', 'onBeforeLoad'],
    ],
  },
  {
    reason: 'Environment variables, named by the prefixes that tools ask for.',
    names: [
      ...['VITE_MUI_X_LICENSE_KEY', 'NEXT_PUBLIC_MUI_X_LICENSE_KEY', 'MUI_X_LICENSE_KEY'],
      ...['GATSBY_MUI_X_LICENSE_KEY', 'REACT_APP_MUI_X_LICENSE_KEY', 'PUBLIC_MUI_X_LICENSE_KEY'],
      ...['VITE_MUI_X_TELEMETRY_DISABLED', 'NEXT_PUBLIC_', 'VITE_'],
    ],
  },
  {
    reason: 'Packages that demos do not use, so that no workspace installs them.',
    names: ['@mui/mcp', '@mui/x-data-grid-generator', '@material-ui/lab'],
  },
  {
    reason: 'Of @mui/x-data-grid-generator.',
    names: ['Commodity', 'maxColumns', 'visibleFields', 'setRowLength', 'loadNewData'],
  },
  {
    reason:
      'Packages that came before these libraries, and what they had; guides lead away from them.',
    names: [
      ...['@mui/lab', '@material-ui/pickers', '@material-ui/data-grid', '@material-ui/x-grid'],
      ...['XGrid', 'KeyboardDatePicker', 'showTodayButton', 'todayText', 'cancelText', 'okText'],
    ],
  },
  {
    reason: 'Of the first releases of version 6, as the guide says; the pinned one has it no more.',
    names: ['rowEditCommit', 'onRowEditCommit'],
  },
  { reason: 'A month as dates in German show it.', names: ['Sept'] },
  {
    reason: 'Beginnings and endings of names.',
    names: [
      'Uncapitalized',
      'Unstable_',
      'SlotsComponent',
      'SlotsComponents',
      'SlotsComponentsProps',
    ],
  },
  {
    reason: 'Stands for something of the reader.',
    names: ['gridProps', 'pickerProps', 'treeProps', 'BoxIcon', 'YourActionBar', 'Spinner'],
  },
  {
    reason: 'Props with a capital letter, which look like types.',
    names: ['ContentProps', 'OpenPickerButtonProps'],
  },
  {
    reason: 'Types of what events of v4 receive, declared and not exported.',
    names: ['GridColumnVisibilityChangeParams', 'GridViewportRowsChangeParams'],
  },
  {
    reason: 'An interface that programs add to, in a module below @material-ui/core/styles.',
    names: ['ComponentNameToClassKey'],
  },
  {
    reason: 'A global variable that the script of the license package makes.',
    names: ['__MUI_LICENSE_INFO__'],
  },
];
