import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { PackingItems } from './PackingItems';

export default function ArrowOnlyToggle() {
  return (
    <SimpleTreeView
      aria-label="Packing list"
      expansionTrigger="iconContainer"
      defaultExpandedItems={['clothes']}
      defaultSelectedItems="shelter"
    >
      <PackingItems />
    </SimpleTreeView>
  );
}
