import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem2 } from '@mui/x-tree-view/TreeItem2';
import { tracks } from './session';

const item = { slotProps: { labelInput: { 'aria-label': 'Track name' } } };

export default function RenameAll() {
  return (
    <RichTreeView
      aria-label="Session"
      items={tracks}
      isItemEditable
      experimentalFeatures={{ labelEditing: true }}
      defaultExpandedItems={['drums']}
      slots={{ item: TreeItem2 }}
      slotProps={{ item: item as object }}
    />
  );
}
