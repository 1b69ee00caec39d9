const SMALL = { defaultProps: { size: 'small' } } as const;
const DENSE = { defaultProps: { dense: true } } as const;
const DENSE_MARGIN = { defaultProps: { margin: 'dense' } } as const;

/** A tree's rows have no props for it: 24 px high instead of 32, like in majors without padding. */
const TIGHT_ITEM = { styleOverrides: { content: { paddingTop: 0, paddingBottom: 0 } } } as const;

/** The components that Material UI renders smaller: controls, lists, tables and toolbars. */
const denseMaterial = {
  MuiButton: SMALL,
  MuiFab: SMALL,
  MuiFilledInput: DENSE_MARGIN,
  MuiFormControl: SMALL,
  MuiFormHelperText: DENSE_MARGIN,
  MuiIconButton: SMALL,
  MuiInputBase: DENSE_MARGIN,
  MuiInputLabel: DENSE_MARGIN,
  MuiList: DENSE,
  MuiListItem: DENSE,
  MuiMenuItem: DENSE,
  MuiOutlinedInput: DENSE_MARGIN,
  MuiTable: SMALL,
  MuiTextField: SMALL,
  MuiToggleButtonGroup: SMALL,
  MuiToolbar: { defaultProps: { variant: 'dense' } },
} as const;

/**
 * The components in this documentation that are rendered smaller, under their names in every major.
 */
const denseLibraries = {
  MuiDataGrid: { defaultProps: { density: 'compact' } },
  MuiPickersTextField: SMALL,
  MuiTreeItem: TIGHT_ITEM,
  MuiTreeItem2: TIGHT_ITEM,
} as const;

/** The components of a dense theme. A demo's own props take precedence, as with any theme. */
export const denseComponents = { ...denseMaterial, ...denseLibraries } as const;
