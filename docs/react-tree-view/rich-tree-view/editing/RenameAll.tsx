import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { tracks } from './session';

const item = { slotProps: { labelInput: { 'aria-label': 'Track name' } } };

export default function RenameAll() {
  return (
    <RichTreeView
      aria-label="Session"
      items={tracks}
      isItemEditable
      defaultExpandedItems={['drums']}
      slotProps={{ item }}
    />
  );
}
