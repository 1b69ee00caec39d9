import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { program } from './program';

// Version 7 requires both flags.
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
