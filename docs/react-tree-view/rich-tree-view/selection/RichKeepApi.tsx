import * as React from 'react';
import Button from '@mui/material/Button';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { parts } from './parts';

const brakeService = ['levers', 'pads', 'rotors'];

export default function RichKeepApi() {
  const apiRef = useTreeViewApiRef();

  const addService = (event: React.SyntheticEvent) =>
    brakeService.forEach((itemId) =>
      apiRef.current!.setItemSelection({
        event,
        itemId,
        shouldBeSelected: true,
        keepExistingSelection: true,
      }),
    );

  return (
    <div>
      <Button onClick={addService}>Add a brake service</Button>
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
