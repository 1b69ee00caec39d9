import * as React from 'react';
import Button from '@mui/material/Button';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { parts } from './parts';

export default function RichKeepApi() {
  const apiRef = useTreeViewApiRef();

  const add = (event: React.SyntheticEvent, itemId: string) =>
    apiRef.current!.selectItem({
      event,
      itemId,
      shouldBeSelected: true,
      keepExistingSelection: true,
    });

  return (
    <div>
      <Button onClick={(event) => add(event, 'pads')}>Add pads</Button>
      <Button onClick={(event) => add(event, 'rotors')}>Add rotors</Button>
      <RichTreeView
        aria-label="Bicycle parts"
        items={parts}
        apiRef={apiRef}
        multiSelect
        defaultExpandedItems={['brakes', 'wheels']}
        defaultSelectedItems={['tires']}
      />
    </div>
  );
}
