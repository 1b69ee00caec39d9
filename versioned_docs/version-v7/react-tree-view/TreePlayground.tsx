import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Slider from '@mui/material/Slider';
import Switch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view';
import {
  colors,
  densities,
  initialOptions,
  PlaygroundItem,
  type Entry,
  type ItemOptions,
  type PlaygroundItemProps,
} from './playgroundItem';
import { ToggleLock, useLocks } from './treeParts';

const handbook: Entry[] = [
  {
    id: 'start',
    label: 'First week',
    note: '3 pages',
    children: [
      { id: 'keys', label: 'Keys and badges', note: 'Read on day one' },
      { id: 'laptop', label: 'Laptop set-up', note: 'About 40 minutes' },
      { id: 'people', label: 'Who is who', note: 'Updated each quarter' },
    ],
  },
  {
    id: 'travel',
    label: 'Travel',
    note: '2 pages',
    children: [
      { id: 'booking', label: 'Booking a trip', note: 'Ask before you pay' },
      { id: 'expenses', label: 'Expenses', note: 'Hand in by the 25th' },
    ],
  },
];

const initialSelection = {
  checkboxSelection: true,
  multiSelect: true,
};

const densityNames = Object.keys(densities) as ItemOptions['density'][];

const itemSwitches = [
  { key: 'icons', label: 'Folder and file icons' },
  { key: 'lines', label: 'Lines between levels' },
  { key: 'lock', label: 'Lock button' },
  { key: 'secondLine', label: 'Second line' },
] as const;

const selectionSwitches = [
  { key: 'multiSelect', label: 'Several items' },
  { key: 'checkboxSelection', label: 'Checkboxes' },
] as const;

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  values: readonly Value[];
  onChange: (value: Value) => void;
}

function Choice<Value extends string>({
  label,
  value,
  values,
  onChange,
}: ChoiceProps<Value>) {
  return (
    <ToggleButtonGroup
      exclusive
      fullWidth
      size="small"
      aria-label={label}
      value={value}
      onChange={(_event, next: Value | null) => next && onChange(next)}
      sx={{ mb: 1.5 }}
    >
      {values.map((option) => (
        <ToggleButton key={option} value={option}>
          {option}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

export default function TreePlayground() {
  const [options, setOptions] = React.useState(initialOptions);
  const [selection, setSelection] = React.useState(initialSelection);
  const { isLocked, toggleLock } = useLocks();
  const radiusLabelId = React.useId();
  const { multiSelect, checkboxSelection } = selection;

  const changeOptions = (change: Partial<ItemOptions>) =>
    setOptions((previous) => ({ ...previous, ...change }));

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, width: '100%' }}>
      <ToggleLock.Provider value={toggleLock}>
        <RichTreeView
          key={String(multiSelect)} // the type of the selection changes
          aria-label="Handbook"
          items={handbook}
          slots={{ item: PlaygroundItem }}
          slotProps={{ item: { options } as Partial<PlaygroundItemProps> }}
          defaultExpandedItems={['start', 'travel']}
          isItemDisabled={isLocked}
          disabledItemsFocusable
          experimentalFeatures={{ indentationAtItemLevel: true }}
          checkboxSelection={checkboxSelection}
          multiSelect={multiSelect}
          sx={{ flex: '1 1 260px', minWidth: 0, minHeight: 364 }}
        />
      </ToggleLock.Provider>
      <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
        <Choice
          label="Color"
          value={options.color}
          values={colors}
          onChange={(color) => changeOptions({ color })}
        />
        <Choice
          label="Density"
          value={options.density}
          values={densityNames}
          onChange={(density) => changeOptions({ density })}
        />
        <Typography id={radiusLabelId} variant="body2">
          Corner radius
        </Typography>
        <Slider
          aria-labelledby={radiusLabelId}
          size="small"
          max={20}
          valueLabelDisplay="auto"
          value={options.radius}
          onChange={(_event, radius) => changeOptions({ radius: radius as number })}
        />
        <FormGroup sx={{ gap: 0.5 }}>
          {itemSwitches.map(({ key, label }) => (
            <FormControlLabel
              key={key}
              label={label}
              sx={{ mx: 0, gap: 1 }}
              control={
                <Switch
                  size="small"
                  checked={options[key]}
                  onChange={(event) =>
                    changeOptions({ [key]: event.target.checked })
                  }
                />
              }
            />
          ))}
          {selectionSwitches.map(({ key, label }) => (
            <FormControlLabel
              key={key}
              label={label}
              sx={{ mx: 0, gap: 1 }}
              control={
                <Switch
                  size="small"
                  checked={selection[key]}
                  onChange={(event) =>
                    setSelection((previous) => ({
                      ...previous,
                      [key]: event.target.checked,
                    }))
                  }
                />
              }
            />
          ))}
        </FormGroup>
      </Box>
    </Box>
  );
}
