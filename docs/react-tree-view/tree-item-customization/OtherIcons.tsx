import AddIcon from '@mui/icons-material/Add';
import GrassIcon from '@mui/icons-material/Grass';
import RemoveIcon from '@mui/icons-material/Remove';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const beds: TreeViewBaseItem[] = [
  {
    id: 'shade',
    label: 'Shade bed',
    children: [
      { id: 'fern', label: 'Lady fern' },
      { id: 'hosta', label: 'Hosta' },
      { id: 'mint', label: 'Mint' },
    ],
  },
  {
    id: 'sun',
    label: 'Sun bed',
    children: [
      { id: 'thyme', label: 'Thyme' },
      { id: 'yarrow', label: 'Yarrow' },
    ],
  },
];

const slots = { expandIcon: AddIcon, collapseIcon: RemoveIcon, endIcon: GrassIcon };

export default function OtherIcons() {
  return (
    <RichTreeView
      aria-label="Garden beds"
      items={beds}
      slots={slots}
      defaultExpandedItems={['shade']}
    />
  );
}
