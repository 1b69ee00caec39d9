import { createTheme } from '@mui/material/styles';
import type {} from '@mui/x-tree-view/themeAugmentation';

export const theme = createTheme({
  components: {
    MuiRichTreeView: {
      defaultProps: { itemChildrenIndentation: 20 },
      styleOverrides: {
        root: { maxWidth: 360 },
      },
    },
  },
});
