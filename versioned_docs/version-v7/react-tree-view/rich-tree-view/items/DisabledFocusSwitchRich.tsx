import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

type Berth = TreeViewBaseItem<{ id: string; label: string; taken?: boolean }>;

const piers: Berth[] = [
  {
    id: 'pier-a',
    label: 'Pier A',
    children: [
      { id: 'a1', label: 'Berth 1' },
      { id: 'a2', label: 'Berth 2', taken: true },
      { id: 'a3', label: 'Berth 3', taken: true },
      { id: 'a4', label: 'Berth 4' },
    ],
  },
];

const isTaken = (berth: Berth) => Boolean(berth.taken);

export default function DisabledFocusSwitchRich() {
  const [focusable, setFocusable] = React.useState(false);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320, minHeight: 214 }}>
      <FormControlLabel
        control={<Switch checked={focusable} />}
        onChange={(_, checked) => setFocusable(checked)}
        label="Disabled items can have focus"
      />
      <RichTreeView
        aria-label="Berths"
        items={piers}
        isItemDisabled={isTaken}
        disabledItemsFocusable={focusable}
        multiSelect
        defaultExpandedItems={['pier-a']}
      />
    </Stack>
  );
}
