import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { gearItems } from './gear';

export default function ManyChoices() {
  return (
    <SimpleTreeView
      aria-label="Camping gear"
      multiSelect
      defaultExpandedItems={['shelter', 'kitchen']}
      defaultSelectedItems={['tent', 'stove']}
    >
      {gearItems}
    </SimpleTreeView>
  );
}
