import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Slider from '@mui/material/Slider';
import Switch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { TreeView } from '@mui/x-tree-view/TreeView';
import {
  colors,
  densities,
  initialOptions,
  PlaygroundItem,
  type Entry,
  type ItemOptions,
} from './playgroundItem';
import { CollapseIcon, ExpandIcon } from './treeParts';

const handbook: Entry[] = [
  {
    id: 'start',
    title: 'First week',
    note: '3 pages',
    children: [
      { id: 'keys', title: 'Keys and badges', note: 'Read on day one' },
      { id: 'laptop', title: 'Laptop set-up', note: 'About 40 minutes' },
      { id: 'people', title: 'Who is who', note: 'Updated each quarter' },
    ],
  },
  {
    id: 'travel',
    title: 'Travel',
    note: '2 pages',
    children: [
      { id: 'booking', title: 'Booking a trip', note: 'Ask before you pay' },
      { id: 'expenses', title: 'Expenses', note: 'Hand in by the 25th' },
    ],
  },
];

const densityNames = Object.keys(densities) as ItemOptions['density'][];

const itemSwitches = [
  { key: 'icons', label: 'Folder and file icons' },
  { key: 'lines', label: 'Lines between levels' },
  { key: 'secondLine', label: 'Second line' },
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
  const [multiSelect, setMultiSelect] = React.useState(true);
  const radiusLabelId = React.useId();

  const changeOptions = (change: Partial<ItemOptions>) =>
    setOptions((previous) => ({ ...previous, ...change }));

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, width: '100%' }}>
      <TreeView
        key={String(multiSelect)} // because the type of the selection changes
        aria-label="Handbook"
        multiSelect={multiSelect}
        defaultExpanded={['start', 'travel']}
        defaultCollapseIcon={<CollapseIcon />}
        defaultExpandIcon={<ExpandIcon />}
        sx={{ flex: '1 1 260px', minWidth: 0, minHeight: 300 }}
      >
        {handbook.map((entry) => (
          <PlaygroundItem key={entry.id} entry={entry} options={options} />
        ))}
      </TreeView>
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
          onChange={(_event, value) => changeOptions({ radius: Number(value) })}
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
          <FormControlLabel
            label="Select several items"
            sx={{ mx: 0, gap: 1 }}
            control={
              <Switch
                size="small"
                checked={multiSelect}
                onChange={(event) => setMultiSelect(event.target.checked)}
              />
            }
          />
        </FormGroup>
      </Box>
    </Box>
  );
}
