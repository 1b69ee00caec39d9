import * as React from 'react';
import {
  createTheme,
  ThemeProvider,
  useTheme,
  type ThemeOptions,
} from '@mui/material/styles';
import type {} from '@mui/x-date-pickers/themeAugmentation';

/** Mirrors the most noticeable parts. A right-to-left style cache would mirror everything. */
const rightToLeft: ThemeOptions = {
  direction: 'rtl',
  components: {
    MuiInputLabel: {
      styleOverrides: {
        root: {
          left: 'auto',
          insetInlineStart: 0,
          transformOrigin: 'top right /*! @noflip */',
        },
      },
    },
    MuiPickersCalendarHeader: {
      styleOverrides: {
        root: { paddingInline: '24px 12px' },
        labelContainer: { marginRight: 0, marginInlineEnd: 'auto' },
        label: { marginRight: 0, marginInlineEnd: 6 },
      },
    },
  },
};

interface RightToLeftProps {
  lang: string;
  children: React.ReactNode;
}

export default function RightToLeft({ lang, children }: RightToLeftProps) {
  const outer = useTheme<ThemeOptions>();
  const theme = React.useMemo(() => createTheme(outer, rightToLeft), [outer]);

  return (
    <ThemeProvider theme={theme}>
      <div dir="rtl" lang={lang}>
        {children}
      </div>
    </ThemeProvider>
  );
}
