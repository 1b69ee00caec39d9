import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { gearItems } from './gear';

export default function NoSelection() {
  return (
    <SimpleTreeView
      aria-label="Camping gear"
      disableSelection
      defaultExpandedItems={['kitchen']}
    >
      {gearItems}
    </SimpleTreeView>
  );
}
