const SMALL = { defaultProps: { size: 'small' } } as const;
const DENSE_MARGIN = { defaultProps: { margin: 'dense' } } as const;

/** Default props of a dense theme: smaller controls, tighter lists and toolbars. */
export const denseComponents = {
  MuiButton: SMALL,
  MuiFab: SMALL,
  MuiFilledInput: DENSE_MARGIN,
  MuiFormControl: DENSE_MARGIN,
  MuiFormHelperText: DENSE_MARGIN,
  MuiIconButton: SMALL,
  MuiInputBase: DENSE_MARGIN,
  MuiInputLabel: DENSE_MARGIN,
  MuiListItem: { defaultProps: { dense: true } },
  MuiOutlinedInput: DENSE_MARGIN,
  MuiTable: SMALL,
  MuiTextField: DENSE_MARGIN,
  MuiToolbar: { defaultProps: { variant: 'dense' } },
} as const;
