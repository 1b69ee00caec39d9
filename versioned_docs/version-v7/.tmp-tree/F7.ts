import type {} from '@mui/x-tree-view-pro/themeAugmentation';
