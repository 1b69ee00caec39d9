import * as React from 'react';
import Button from '@mui/material/Button';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { parts } from './parts';

export default function RichSelectApi() {
  const apiRef = useTreeViewApiRef();
  const [selected, setSelected] = React.useState<string | null>('chainring');

  const selectParent = (event: React.SyntheticEvent) => {
    const itemId = selected && apiRef.current!.getParentId(selected);
    if (itemId) {
      apiRef.current!.setItemSelection({ event, itemId, shouldBeSelected: true });
    }
  };

  return (
    <div>
      <Button onClick={selectParent}>Go up one level</Button>
      <RichTreeView
        aria-label="Bicycle parts"
        items={parts}
        apiRef={apiRef}
        defaultExpandedItems={['drivetrain', 'crankset', 'brakes']}
        defaultSelectedItems="chainring"
        onSelectedItemsChange={(_, itemId) => setSelected(itemId)}
      />
    </div>
  );
}
