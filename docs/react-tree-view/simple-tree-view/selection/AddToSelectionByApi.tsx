import * as React from 'react';
import Button from '@mui/material/Button';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { gearItems } from './gear';

export default function AddToSelectionByApi() {
  const apiRef = useTreeViewApiRef();

  const setPacked = (
    event: React.SyntheticEvent,
    itemId: string,
    shouldBeSelected: boolean,
  ) =>
    apiRef.current!.setItemSelection({
      event,
      itemId,
      shouldBeSelected,
      keepExistingSelection: true,
    });

  return (
    <div>
      <Button onClick={(event) => setPacked(event, 'compass', true)}>
        Add the compass
      </Button>
      <Button onClick={(event) => setPacked(event, 'stove', false)}>
        Take out the stove
      </Button>
      <SimpleTreeView
        aria-label="Camping gear"
        apiRef={apiRef}
        multiSelect
        defaultExpandedItems={['kitchen', 'finding']}
        defaultSelectedItems={['stove', 'pot', 'map']}
      >
        {gearItems}
      </SimpleTreeView>
    </div>
  );
}
