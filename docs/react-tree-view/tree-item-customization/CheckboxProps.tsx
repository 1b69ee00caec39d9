import StarIcon from '@mui/icons-material/Star';
import StarBorderIcon from '@mui/icons-material/StarBorder';
import StarHalfIcon from '@mui/icons-material/StarHalf';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const recordings: TreeViewBaseItem[] = [
  {
    id: 'forest',
    label: 'Forest',
    children: [
      { id: 'dawn', label: 'Dawn chorus' },
      { id: 'rain', label: 'Rain on leaves' },
      { id: 'owl', label: 'Tawny owl' },
    ],
  },
  {
    id: 'coast',
    label: 'Coast',
    children: [
      { id: 'surf', label: 'Surf' },
      { id: 'gulls', label: 'Gulls at the fish market' },
    ],
  },
];

function withStar({ label }: { label: string }) {
  const checkbox = {
    size: 'small',
    color: 'warning',
    icon: <StarBorderIcon />,
    checkedIcon: <StarIcon />,
    indeterminateIcon: <StarHalfIcon />,
    tabIndex: -1,
    slotProps: { input: { 'aria-label': `Favorite: ${label}` } },
  };
  return { slotProps: { checkbox } };
}

export default function CheckboxProps() {
  return (
    <RichTreeView
      aria-label="Recordings"
      items={recordings}
      checkboxSelection
      multiSelect
      defaultExpandedItems={['forest']}
      defaultSelectedItems={['dawn']}
      slotProps={{ item: withStar }}
    />
  );
}
