import { styled } from '@mui/material/styles';

export const Row = styled('div')(({ theme }) => ({
  paddingInlineStart: `calc(${theme.spacing(1)} + var(--TreeView-itemChildrenIndentation) * var(--TreeView-itemDepth))`,
}));
