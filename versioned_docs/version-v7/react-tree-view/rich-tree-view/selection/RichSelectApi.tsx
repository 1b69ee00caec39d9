import * as React from 'react';
import Button from '@mui/material/Button';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { parts } from './parts';

export default function RichSelectApi() {
  const apiRef = useTreeViewApiRef();

  const toggle = (event: React.SyntheticEvent, itemId: string) =>
    apiRef.current!.selectItem({ event, itemId });

  return (
    <div>
      <Button onClick={(event) => toggle(event, 'chainring')}>Chainring</Button>
      <Button onClick={(event) => toggle(event, 'rotors')}>Rotors</Button>
      <RichTreeView
        aria-label="Bicycle parts"
        items={parts}
        apiRef={apiRef}
        defaultExpandedItems={['drivetrain', 'crankset', 'brakes']}
        defaultSelectedItems="chainring"
      />
    </div>
  );
}
