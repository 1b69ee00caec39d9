import { createTheme } from '@mui/material/styles';
import { treeItemClasses } from '@mui/x-tree-view/TreeItem';
import type {} from '@mui/x-tree-view/themeAugmentation';

export const theme = createTheme({
  components: {
    MuiTreeItem: {
      styleOverrides: {
        content: {
          borderRadius: 8,
          [`&.${treeItemClasses.selected}`]: { fontWeight: 600 },
        },
      },
    },
  },
});
