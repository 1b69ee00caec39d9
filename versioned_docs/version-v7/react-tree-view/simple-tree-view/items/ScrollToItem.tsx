import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const archive = {
  'Spring 2024': ['Tide Tables', 'Night Ferry', 'Salt', 'The Keepers', 'Fog Horn'],
  'Autumn 2024': ['Harvest', 'Mill Songs', 'Long Barn', 'First Frost', 'Embers'],
  'Spring 2025': ['Thaw', 'Swifts', 'Open Windows', 'Market Day', 'Late Light'],
};

export default function ScrollToItem() {
  const apiRef = useTreeViewApiRef();

  const show = (event: React.SyntheticEvent, itemId: string) => {
    apiRef.current!.focusItem(event, itemId);
    apiRef.current!.getItemDOMElement(itemId)?.scrollIntoView({ block: 'nearest' });
  };

  return (
    <div>
      <Button onClick={(event) => show(event, 'Salt')}>Salt</Button>
      <Button onClick={(event) => show(event, 'Late Light')}>Late Light</Button>
      <Box sx={{ height: 176, overflow: 'auto' }}>
        <SimpleTreeView
          aria-label="Radio archive"
          apiRef={apiRef}
          defaultExpandedItems={Object.keys(archive)}
        >
          {Object.entries(archive).map(([season, shows]) => (
            <TreeItem key={season} itemId={season} label={season}>
              {shows.map((title) => (
                <TreeItem key={title} itemId={title} label={title} />
              ))}
            </TreeItem>
          ))}
        </SimpleTreeView>
      </Box>
    </div>
  );
}
