import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';
import { getCode, parts, ways, type Way } from './parts';
import './PartStyler.css';

export default function PartStyler() {
  const [part, setPart] = React.useState(parts[0]);
  const [way, setWay] = React.useState<Way>('theme');
  const outlined = `part-styler-${part.label.toLowerCase()}`;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <div className={`part-styler ${outlined}`}>
        <div className="part-styler-column part-styler-controls">
          <TextField
            select
            label="Part"
            value={part.label}
            onChange={(event) =>
              setPart(parts.find(({ label }) => label === event.target.value)!)
            }
          >
            {parts.map(({ label }) => (
              <MenuItem key={label} value={label}>
                {label}
              </MenuItem>
            ))}
          </TextField>
          <ToggleButtonGroup
            exclusive
            size="small"
            aria-label="Way of styling"
            value={way}
            onChange={(_event, next: Way | null) => next && setWay(next)}
          >
            {ways.map((name) => (
              <ToggleButton key={name} value={name}>
                {name}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
          <pre className="part-styler-code">{getCode(part, way)}</pre>
        </div>
        <div className="part-styler-column">
          <DesktopDatePicker
            label="Harvest"
            defaultValue={dayjs('2025-09-18')}
            slotProps={{ popper: { className: outlined } }}
          />
          <StaticDatePicker
            key={part.view}
            views={['year', 'month', 'day']}
            openTo={part.view}
            defaultValue={dayjs('2025-09-18')}
            slotProps={{ actionBar: { actions: [] } }}
          />
        </div>
      </div>
    </LocalizationProvider>
  );
}
