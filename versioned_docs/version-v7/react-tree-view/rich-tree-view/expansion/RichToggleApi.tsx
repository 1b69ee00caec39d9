import * as React from 'react';
import Button from '@mui/material/Button';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { seeds } from './seeds';

export default function RichToggleApi() {
  const apiRef = useTreeViewApiRef();

  const open = (event: React.SyntheticEvent, itemId: string) =>
    apiRef.current!.setItemExpansion(event, itemId, true);

  return (
    <div>
      <Button onClick={(event) => open(event, 'vegetables')}>Open vegetables</Button>
      <Button onClick={(event) => open(event, 'beans')}>Open beans</Button>
      <RichTreeView aria-label="Seed catalog" items={seeds} apiRef={apiRef} />
    </div>
  );
}
