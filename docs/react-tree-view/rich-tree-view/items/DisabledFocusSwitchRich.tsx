import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const createPier = (pier: string, taken: number[]) => ({
  id: pier,
  label: `Pier ${pier}`,
  taken: false,
  children: [1, 2, 3, 4, 5, 6, 7].map((berth) => ({
    id: `${pier}${berth}`,
    label: `Berth ${pier}${berth}${taken.includes(berth) ? ' (taken)' : ''}`,
    taken: taken.includes(berth),
  })),
});

const piers = [createPier('A', [2, 3, 6]), createPier('B', [1, 5])];
const isTaken = (berth: { taken: boolean }) => berth.taken;

export default function DisabledFocusSwitchRich() {
  const [focusable, setFocusable] = React.useState(false);

  return (
    <div>
      <FormControlLabel
        label="disabledItemsFocusable"
        control={<Switch checked={focusable} />}
        onChange={(_, checked) => setFocusable(checked)}
      />
      <RichTreeView
        aria-label="Berths"
        items={piers}
        isItemDisabled={isTaken}
        disabledItemsFocusable={focusable}
        multiSelect
        defaultExpandedItems={['A']}
      />
    </div>
  );
}
