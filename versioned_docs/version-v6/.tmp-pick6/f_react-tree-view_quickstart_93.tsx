import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import { createTheme } from '@mui/material/styles';
import type {} from '@mui/x-tree-view/themeAugmentation';

export const theme = createTheme({
  components: {
    MuiTreeView: {
      defaultProps: {
        defaultCollapseIcon: <RemoveIcon />,
        defaultExpandIcon: <AddIcon />,
      },
    },
    MuiTreeItem: {
      styleOverrides: {
        content: { paddingBlock: 4 },
      },
    },
  },
});
