import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { parts } from './parts';

export default function RichNoSelect() {
  return (
    <RichTreeView
      aria-label="Bicycle parts"
      items={parts}
      disableSelection
      defaultExpandedItems={['wheels']}
      defaultSelectedItems="tires"
    />
  );
}
