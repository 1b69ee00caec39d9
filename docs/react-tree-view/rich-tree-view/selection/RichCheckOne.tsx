import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { nameCheckbox } from './nameCheckbox';
import { parts } from './parts';

export default function RichCheckOne() {
  return (
    <RichTreeView
      aria-label="Bicycle parts"
      items={parts}
      checkboxSelection
      slotProps={{ item: nameCheckbox }}
      defaultExpandedItems={['brakes']}
      defaultSelectedItems="pads"
    />
  );
}
