import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { program } from './program';

// Both are needed in version 7.
const flags = { indentationAtItemLevel: true, itemsReordering: true };

export default function DragTree() {
  return (
    <RichTreeViewPro
      aria-label="Festival program"
      items={program}
      itemsReordering
      experimentalFeatures={flags}
      defaultExpandedItems={['friday', 'friday-lake', 'friday-barn']}
    />
  );
}
