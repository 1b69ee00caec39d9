import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem2 } from '@mui/x-tree-view/TreeItem2';
import { tracks } from './session';

const isLeaf = (track: TreeViewBaseItem) => !track.children?.length;
const item = { slotProps: { labelInput: { 'aria-label': 'Track name' } } };

export default function RenameLeaves() {
  return (
    <RichTreeView
      aria-label="Session"
      items={tracks}
      isItemEditable={isLeaf}
      experimentalFeatures={{ labelEditing: true }}
      defaultExpandedItems={['guitars']}
      slots={{ item: TreeItem2 }}
      slotProps={{ item: item as object }}
    />
  );
}
