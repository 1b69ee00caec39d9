import Button from '@mui/material/Button';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

const items: TreeViewBaseItem[] = [{ id: 'studio', label: 'Studio' }];

export default function RoomTree() {
  const apiRef = useTreeViewApiRef();

  return (
    <div>
      <Button onClick={(event) => apiRef.current?.focusItem(event, 'studio')}>
        Go to the studio
      </Button>
      <RichTreeView aria-label="Rooms" items={items} apiRef={apiRef} />
    </div>
  );
}
