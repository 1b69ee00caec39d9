import type { Components, Theme } from '@mui/material/styles';
import type {} from '@mui/x-date-pickers/themeAugmentation';

/** An outlined field's frame needs no gap, because the label is above it. */
const CLOSED_FRAME = { top: 0, '& legend': { display: 'none' } };

const FIELD = {
  minHeight: 48,
  backgroundColor: 'var(--template-palette-background-paper)',
};

/** What looks or behaves differently from Material UI's defaults. */
export const components = {
  MuiAutocomplete: { styleOverrides: { inputRoot: { paddingBlock: 4 } } },
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: ({ theme }) => ({
        '&.Mui-focusVisible': {
          outline: `2px solid ${(theme.vars ?? theme).palette.primary.main}`,
          outlineOffset: 2,
        },
      }),
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: { minHeight: 44, paddingInline: 20 },
      sizeLarge: { minHeight: 52, fontSize: '1rem' },
    },
  },
  MuiIconButton: { styleOverrides: { root: { minWidth: 44, minHeight: 44 } } },
  MuiFormHelperText: {
    styleOverrides: { root: { marginInline: 0, fontSize: '0.8125rem' } },
  },
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: ({ theme }) => ({
        position: 'static',
        transform: 'none',
        maxWidth: 'none',
        marginBottom: 6,
        overflow: 'visible',
        whiteSpace: 'normal',
        fontSize: '0.875rem',
        fontWeight: 600,
        lineHeight: 1.4,
        color: (theme.vars ?? theme).palette.text.primary,
      }),
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: FIELD,
      input: { paddingBlock: 12 },
      notchedOutline: CLOSED_FRAME,
    },
  },
  MuiPickersOutlinedInput: {
    styleOverrides: {
      root: FIELD,
      // Shows the date format in an empty field, because the label isn't in its way.
      sectionsContainer: ({
        ownerState,
      }: {
        ownerState?: { isFieldValueEmpty?: boolean };
      }) => ({
        paddingBlock: 12,
        opacity: ownerState?.isFieldValueEmpty ? 0.7 : 1,
      }),
      notchedOutline: CLOSED_FRAME,
    },
  },
  MuiLink: { defaultProps: { underline: 'always' } },
  MuiPaper: { defaultProps: { elevation: 0 } },
} satisfies Components<Theme>;
