import { styled } from '@mui/material/styles';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, treeItemClasses } from '@mui/x-tree-view/TreeItem';
import { parts } from './parts';

const PartItem = styled(TreeItem)(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    [`& > .${treeItemClasses.content}`]: {
      marginBlockEnd: 3,
      borderRadius: 4,
      border: `1px solid ${palette.divider}`,
      '&[data-expanded]': { borderColor: palette.primary.main },
      '&[data-selected]': {
        outline: `2px solid ${palette.primary.main}`,
        outlineOffset: -2,
      },
    },
    [`& .${treeItemClasses.label}`]: { fontSize: 14 },
    [`& [data-expanded] > .${treeItemClasses.label}`]: { fontWeight: 700 },
  };
});

export default function RichClassOverrides() {
  return (
    <RichTreeView
      aria-label="Bicycle parts"
      items={parts}
      slots={{ item: PartItem }}
      defaultExpandedItems={['drivetrain', 'crankset']}
      defaultSelectedItems="chain"
    />
  );
}
