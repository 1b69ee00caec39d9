import * as React from 'react';
import Button from '@mui/material/Button';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { tracks } from './session';

const isGroup = ({ id }: TreeViewBaseItem) => id.startsWith('group-');
const labelInput = {
  'aria-label': 'Group name',
  onFocus: (event: React.FocusEvent<HTMLInputElement>) => event.target.select(),
};
const item = { slotProps: { labelInput } };

export default function AddAndRename() {
  const apiRef = useTreeViewApiRef();
  const [groups, setGroups] = React.useState(tracks);
  const [addedId, setAddedId] = React.useState<string | null>(null);

  // By now, the tree knows the new item.
  React.useEffect(() => {
    if (addedId) {
      apiRef.current!.setEditedItem(addedId);
    }
  }, [apiRef, addedId]);

  const addGroup = () => {
    const id = `group-${groups.length + 1}`;
    setGroups([...groups, { id, label: 'New group' }]);
    setAddedId(id);
  };

  const saveLabel = (itemId: string, label: string) =>
    setGroups((prev) =>
      prev.map((group) => (group.id === itemId ? { ...group, label } : group)),
    );

  return (
    <div>
      <Button onClick={addGroup}>Add a group</Button>
      <RichTreeView
        aria-label="Session"
        items={groups}
        apiRef={apiRef}
        isItemEditable={isGroup}
        onItemLabelChange={saveLabel}
        slotProps={{ item }}
      />
    </div>
  );
}
