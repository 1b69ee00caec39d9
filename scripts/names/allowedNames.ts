interface AllowedNames {
  reason: string;
  names: readonly string[];
}

/** Names that pages may use in inline code although no package of the docs has them. */
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
    reason: 'Environment variables, with the prefixes that tools require.',
    names: [
      ...['VITE_MUI_X_LICENSE_KEY', 'NEXT_PUBLIC_MUI_X_LICENSE_KEY', 'MUI_X_LICENSE_KEY'],
      ...['GATSBY_MUI_X_LICENSE_KEY', 'REACT_APP_MUI_X_LICENSE_KEY', 'PUBLIC_MUI_X_LICENSE_KEY'],
      ...['VITE_MUI_X_TELEMETRY_DISABLED', 'NEXT_PUBLIC_', 'VITE_'],
    ],
  },
  {
    reason: 'Packages that demos do not use, so no workspace installs them.',
    names: ['@mui/mcp', '@mui/x-data-grid-generator', '@material-ui/lab'],
  },
  {
    reason: 'Names of @mui/x-data-grid-generator.',
    names: ['Commodity', 'maxColumns', 'visibleFields', 'setRowLength', 'loadNewData'],
  },
  {
    reason: 'Predecessors of these libraries and their names; guides help migrate away from them.',
    names: [
      ...['@mui/lab', '@material-ui/pickers', '@material-ui/data-grid', '@material-ui/x-grid'],
      ...['XGrid', 'KeyboardDatePicker', 'showTodayButton', 'todayText', 'cancelText', 'okText'],
    ],
  },
  {
    reason:
      'In the first releases of version 6, as the guide says, but no longer in the pinned one.',
    names: ['rowEditCommit', 'onRowEditCommit'],
  },
  { reason: 'A month in German dates.', names: ['Sept'] },
  {
    reason: 'Prefixes and suffixes of names.',
    names: [
      'Uncapitalized',
      'Unstable_',
      'SlotsComponent',
      'SlotsComponents',
      'SlotsComponentsProps',
    ],
  },
  {
    reason: 'Placeholders for the reader’s own names.',
    names: ['gridProps', 'pickerProps', 'treeProps', 'BoxIcon', 'YourActionBar', 'Spinner'],
  },
  {
    reason: 'Capitalized props, which look like types.',
    names: ['ContentProps', 'OpenPickerButtonProps'],
  },
  {
    reason: 'Types of event parameters in v4, declared but not exported.',
    names: ['GridColumnVisibilityChangeParams', 'GridViewportRowsChangeParams'],
  },
  {
    reason: 'An interface that programs augment, in a module of @material-ui/core/styles.',
    names: ['ComponentNameToClassKey'],
  },
  {
    reason: 'A global variable defined by the license package.',
    names: ['__MUI_LICENSE_INFO__'],
  },
];
