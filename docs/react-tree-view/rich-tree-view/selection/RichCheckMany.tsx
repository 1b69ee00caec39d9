import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { nameCheckbox } from './nameCheckbox';
import { parts } from './parts';

export default function RichCheckMany() {
  return (
    <RichTreeView
      aria-label="Bicycle parts"
      items={parts}
      multiSelect
      checkboxSelection
      slotProps={{ item: nameCheckbox }}
      defaultExpandedItems={['drivetrain']}
      defaultSelectedItems={['chain', 'bracket', 'hubs']}
    />
  );
}
