import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const times = ['9:00', '9:30', '10:00', '10:30', '11:00', '11:30', '12:00'];
const days = [
  { name: 'Saturday', booked: ['9:30', '10:30', '11:00'] },
  { name: 'Sunday', booked: ['9:00', '12:00'] },
];

export default function DisabledFocusSwitch() {
  const [focusable, setFocusable] = React.useState(false);

  return (
    <div>
      <FormControlLabel
        label="disabledItemsFocusable"
        control={<Switch checked={focusable} />}
        onChange={(_, checked) => setFocusable(checked)}
      />
      <SimpleTreeView
        aria-label="Tennis court"
        disabledItemsFocusable={focusable}
        multiSelect
        defaultExpandedItems={['Saturday']}
      >
        {days.map(({ name, booked }) => (
          <TreeItem key={name} itemId={name} label={name}>
            {times.map((time) => (
              <TreeItem
                key={time}
                itemId={`${name} ${time}`}
                label={booked.includes(time) ? `${time} (booked)` : time}
                disabled={booked.includes(time)}
              />
            ))}
          </TreeItem>
        ))}
      </SimpleTreeView>
    </div>
  );
}
