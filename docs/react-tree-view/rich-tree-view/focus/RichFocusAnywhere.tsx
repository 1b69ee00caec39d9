import * as React from 'react';
import { flushSync } from 'react-dom';
import Button from '@mui/material/Button';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { sky } from './sky';

export default function RichFocusAnywhere() {
  const apiRef = useTreeViewApiRef();

  const find = (event: React.SyntheticEvent, itemId: string) => {
    const { getParentId, setItemExpansion, focusItem } = apiRef.current!;
    flushSync(() => {
      let parentId = getParentId(itemId);
      while (parentId !== null) {
        setItemExpansion({ itemId: parentId, shouldBeExpanded: true });
        parentId = getParentId(parentId);
      }
    });
    focusItem(event, itemId);
  };

  return (
    <div>
      <Button onClick={(event) => find(event, 'vega')}>Vega</Button>
      <Button onClick={(event) => find(event, 'm1')}>Crab Nebula</Button>
      <Button onClick={(event) => find(event, 'polaris')}>Polaris</Button>
      <RichTreeView aria-label="Observing list" items={sky} apiRef={apiRef} />
    </div>
  );
}
