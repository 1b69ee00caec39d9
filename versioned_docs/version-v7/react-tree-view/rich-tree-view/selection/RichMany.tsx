import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { parts } from './parts';

export default function RichMany() {
  return (
    <RichTreeView
      aria-label="Bicycle parts"
      items={parts}
      multiSelect
      defaultExpandedItems={['drivetrain', 'brakes']}
      defaultSelectedItems={['cassette', 'levers']}
    />
  );
}
