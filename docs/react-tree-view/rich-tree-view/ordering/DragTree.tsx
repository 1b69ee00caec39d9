import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { program } from './program';

export default function DragTree() {
  return (
    <RichTreeViewPro
      aria-label="Festival program"
      items={program}
      itemsReordering
      defaultExpandedItems={['friday', 'friday-lake', 'friday-barn']}
    />
  );
}
