import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import {
  RichTreeViewPro,
  TreeItem2,
  type TreeViewBaseItem,
} from '@mui/x-tree-view-pro';
import { HandleItem } from './handleItem';

const packing: TreeViewBaseItem[] = [
  {
    id: 'camp',
    label: 'Camp',
    children: [
      { id: 'tent', label: 'Tent' },
      { id: 'stove', label: 'Stove' },
      { id: 'lamp', label: 'Head lamp' },
    ],
  },
  {
    id: 'clothes',
    label: 'Clothes',
    children: [
      { id: 'shell', label: 'Rain shell' },
      { id: 'socks', label: 'Wool socks' },
    ],
  },
];
const expanded = ['camp', 'clothes'];

const labelInput = { slotProps: { labelInput: { 'aria-label': 'Item name' } } };

const panes = {
  editing: {
    hint: 'Double-click a label, or press Enter on an item, and type.',
    tree: (
      <RichTreeViewPro
        aria-label="Packing list with editable names"
        items={packing}
        experimentalFeatures={{ labelEditing: true }}
        isItemEditable
        defaultExpandedItems={expanded}
        slots={{ item: TreeItem2 }}
        slotProps={{ item: labelInput as object }}
      />
    ),
  },
  reordering: {
    hint: 'Drag an item by its dots, within a group or into another one.',
    tree: (
      <RichTreeViewPro
        aria-label="Packing list with movable items"
        items={packing}
        experimentalFeatures={{
          indentationAtItemLevel: true,
          itemsReordering: true,
        }}
        itemsReordering
        defaultExpandedItems={expanded}
        slots={{ item: HandleItem }}
      />
    ),
  },
};
type Pane = keyof typeof panes;
const paneNames = Object.keys(panes) as Pane[];

export default function FeatureTour() {
  const [pane, setPane] = React.useState<Pane>('editing');
  const { hint, tree } = panes[pane];

  return (
    <Box sx={{ width: '100%', maxWidth: 400, minHeight: 340 }}>
      <ToggleButtonGroup
        exclusive
        fullWidth
        size="small"
        aria-label="Feature"
        value={pane}
        onChange={(_event, next: Pane | null) => next && setPane(next)}
      >
        {paneNames.map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Typography variant="body2" sx={{ my: 2 }}>
        {hint}
      </Typography>
      <Box key={pane}>{tree}</Box>
    </Box>
  );
}
