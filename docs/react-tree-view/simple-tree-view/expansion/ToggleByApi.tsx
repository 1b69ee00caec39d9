import Button from '@mui/material/Button';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { PackingItems } from './PackingItems';

export default function ToggleByApi() {
  const apiRef = useTreeViewApiRef();

  const toggle = () => apiRef.current!.setItemExpansion({ itemId: 'shelter' });
  const close = () =>
    apiRef.current!.setItemExpansion({ itemId: 'kitchen', shouldBeExpanded: false });

  return (
    <div>
      <Button onClick={toggle}>Toggle shelter</Button>
      <Button onClick={close}>Close kitchen</Button>
      <SimpleTreeView
        aria-label="Packing list"
        apiRef={apiRef}
        defaultExpandedItems={['kitchen']}
      >
        <PackingItems />
      </SimpleTreeView>
    </div>
  );
}
