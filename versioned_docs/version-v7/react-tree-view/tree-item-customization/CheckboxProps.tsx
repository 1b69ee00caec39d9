import StarIcon from '@mui/icons-material/Star';
import StarBorderIcon from '@mui/icons-material/StarBorder';
import Box from '@mui/material/Box';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem2 } from '@mui/x-tree-view/TreeItem2';

const recordings: TreeViewBaseItem[] = [
  {
    id: 'forest',
    label: 'Forest',
    children: [
      { id: 'dawn', label: 'Dawn chorus' },
      { id: 'rain', label: 'Rain on leaves' },
    ],
  },
  { id: 'surf', label: 'Surf' },
];

function withStar({ label }: { label: string }) {
  const checkbox = {
    size: 'small',
    color: 'warning',
    icon: <StarBorderIcon />,
    checkedIcon: <StarIcon />,
    tabIndex: -1,
    inputProps: { 'aria-label': `Favourite: ${label}` },
  };
  return { slotProps: { checkbox } };
}

export default function CheckboxProps() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 128 }}>
      <RichTreeView
        aria-label="Recordings"
        items={recordings}
        checkboxSelection
        multiSelect
        defaultExpandedItems={['forest']}
        defaultSelectedItems={['dawn']}
        slots={{ item: TreeItem2 }}
        slotProps={{ item: withStar }}
      />
    </Box>
  );
}
