import * as React from 'react';
import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem2 } from '@mui/x-tree-view/TreeItem2';
import { nameCheckbox } from './nameCheckbox';
import { reels } from './reels';
import { toggleBranch } from './toggleBranch';

export default function PropagationLab() {
  const [selected, setSelected] = React.useState<string[]>([]);

  return (
    <Box sx={{ height: 320, overflow: 'auto' }}>
      <RichTreeView
        aria-label="Film archive"
        items={reels}
        multiSelect
        checkboxSelection
        selectedItems={selected}
        onItemSelectionToggle={(_, itemId, isOn) =>
          setSelected((previous) => toggleBranch(reels, previous, itemId, isOn))
        }
        slots={{ item: TreeItem2 }}
        slotProps={{ item: nameCheckbox }}
        defaultExpandedItems={['newsreels', 'fifties', 'year-1952', 'year-1957']}
      />
    </Box>
  );
}
