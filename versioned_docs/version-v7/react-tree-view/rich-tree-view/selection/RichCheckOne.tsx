import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem2 } from '@mui/x-tree-view/TreeItem2';
import { nameCheckbox } from './nameCheckbox';
import { parts } from './parts';

export default function RichCheckOne() {
  return (
    <RichTreeView
      aria-label="Bicycle parts"
      items={parts}
      checkboxSelection
      slots={{ item: TreeItem2 }}
      slotProps={{ item: nameCheckbox }}
      defaultExpandedItems={['brakes']}
      defaultSelectedItems="pads"
    />
  );
}
