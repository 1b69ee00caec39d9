import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { RichTreeViewPro, type TreeViewBaseItem } from '@mui/x-tree-view-pro';
import { HandleItem } from './handleItem';

const packing: TreeViewBaseItem[] = [
  {
    id: 'camp',
    label: 'Camp',
    children: [
      { id: 'tent', label: 'Tent' },
      { id: 'stove', label: 'Stove' },
      { id: 'lamp', label: 'Head lamp' },
      { id: 'mat', label: 'Sleeping mat' },
    ],
  },
  {
    id: 'clothes',
    label: 'Clothes',
    children: [
      { id: 'shell', label: 'Rain shell' },
      { id: 'socks', label: 'Wool socks' },
      { id: 'gloves', label: 'Gloves' },
    ],
  },
  {
    id: 'kitchen',
    label: 'Kitchen',
    children: [
      { id: 'pot', label: 'Pot' },
      { id: 'mug', label: 'Mug' },
      { id: 'knife', label: 'Knife' },
      { id: 'coffee', label: 'Coffee' },
    ],
  },
];
const expanded = ['camp'];

type Shelf = TreeViewBaseItem<{ id: string; label: string; childrenCount: number }>;

const shelves: Shelf[] = [
  { id: 'maps', label: 'Maps', childrenCount: 4 },
  { id: 'scores', label: 'Music scores', childrenCount: 6 },
  { id: 'letters', label: 'Letters', childrenCount: 3 },
];

// Stands in for your server.
const dataSource = {
  getChildrenCount: (shelf: Shelf) => shelf.childrenCount,
  getTreeItems: async (parentId?: string): Promise<Shelf[]> => {
    await new Promise((resolve) => {
      setTimeout(resolve, 600);
    });
    const parent = shelves.find((shelf) => shelf.id === parentId);
    return Array.from({ length: parent?.childrenCount ?? 0 }, (_, index) => ({
      id: `${parentId}-${index + 1}`,
      label: `Box ${index + 1}`,
      childrenCount: 0,
    }));
  },
};

const labelInput = { slotProps: { labelInput: { 'aria-label': 'Item name' } } };
const loadingIcon = { slotProps: { loadingIcon: { 'aria-label': 'Loading' } } };

const panes = {
  editing: {
    hint: 'Double-click a label, or press Enter on an item, and type.',
    tree: (
      <RichTreeViewPro
        aria-label="Packing list with editable names"
        items={packing}
        isItemEditable
        defaultExpandedItems={expanded}
        slotProps={{ item: labelInput }}
      />
    ),
  },
  reordering: {
    hint: 'Drag an item by its dots, within a group or into another one.',
    tree: (
      <RichTreeViewPro
        aria-label="Packing list with movable items"
        items={packing}
        itemsReordering
        defaultExpandedItems={expanded}
        slots={{ item: HandleItem }}
      />
    ),
  },
  'lazy loading': {
    hint: 'Open a shelf: its boxes are requested at that moment.',
    tree: (
      <RichTreeViewPro
        aria-label="Archive"
        items={shelves}
        dataSource={dataSource}
        slotProps={{ item: loadingIcon }}
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
    <div>
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
      <div key={pane}>{tree}</div>
    </div>
  );
}
