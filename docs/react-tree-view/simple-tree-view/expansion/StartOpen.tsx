import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { PackingItems } from './PackingItems';

export default function StartOpen() {
  return (
    <SimpleTreeView
      aria-label="Packing list"
      defaultExpandedItems={['shelter', 'tent']}
    >
      <PackingItems />
    </SimpleTreeView>
  );
}
