import * as React from 'react';
import { flushSync } from 'react-dom';
import Button from '@mui/material/Button';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function OpenThenFocus() {
  const apiRef = useTreeViewApiRef();

  const show = (event: React.SyntheticEvent, itemId: string, path: string[]) => {
    flushSync(() => {
      path.forEach((ancestor) =>
        apiRef.current!.setItemExpansion({
          itemId: ancestor,
          shouldBeExpanded: true,
        }),
      );
    });
    apiRef.current!.focusItem(event, itemId);
  };

  return (
    <div>
      <Button onClick={(event) => show(event, 'fuse', ['house', 'cellar'])}>
        Fuse box
      </Button>
      <Button onClick={(event) => show(event, 'hose', ['garden'])}>
        Garden hose
      </Button>
      <SimpleTreeView aria-label="Where things are" apiRef={apiRef}>
        <TreeItem itemId="house" label="House">
          <TreeItem itemId="attic" label="Attic">
            <TreeItem itemId="skis" label="Skis" />
            <TreeItem itemId="cot" label="Folding cot" />
          </TreeItem>
          <TreeItem itemId="cellar" label="Cellar">
            <TreeItem itemId="fuse" label="Fuse box" />
            <TreeItem itemId="valve" label="Water valve" />
            <TreeItem itemId="paint" label="Paint" />
          </TreeItem>
        </TreeItem>
        <TreeItem itemId="garage" label="Garage">
          <TreeItem itemId="jack" label="Car jack" />
          <TreeItem itemId="chains" label="Snow chains" />
        </TreeItem>
        <TreeItem itemId="garden" label="Garden shed">
          <TreeItem itemId="hose" label="Garden hose" />
          <TreeItem itemId="mower" label="Mower" />
        </TreeItem>
      </SimpleTreeView>
    </div>
  );
}
