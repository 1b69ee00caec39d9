import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';
import { StaticTimePicker } from '@mui/x-date-pickers/StaticTimePicker';
import dayjs from 'dayjs';

const pickers = {
  Date: StaticDatePicker,
  Time: StaticTimePicker,
  'Date and time': StaticDateTimePicker,
};
const orientations = ['portrait', 'landscape'] as const;
type PickerName = keyof typeof pickers;
type Orientation = (typeof orientations)[number];

const shortcuts = [
  { label: 'Doors', getValue: () => dayjs('2025-11-07T18:30') },
  { label: 'Encore', getValue: () => dayjs('2025-11-08T22:00') },
];

// Keeps the toolbar's date out of the page's heading outline.
const plainToolbarDate = (outer: Theme): Theme => ({
  ...outer,
  components: {
    ...outer.components,
    MuiTypography: { defaultProps: { variantMapping: { h4: 'p' } } },
  },
});

// The last line is for right-to-left pages, where 7.29.4 puts two blocks over the content.
const outlines = [
  "[&_.MuiPickersLayout-toolbar]:relative [&_.MuiPickersLayout-toolbar]:[outline:2px_dashed_var(--mui-palette-primary-main)] [&_.MuiPickersLayout-toolbar]:-outline-offset-3 [&_.MuiPickersLayout-toolbar]:after:content-['toolbar']",
  '[&_.MuiPickersLayout-toolbar]:after:absolute [&_.MuiPickersLayout-toolbar]:after:start-0 [&_.MuiPickersLayout-toolbar]:after:top-0 [&_.MuiPickersLayout-toolbar]:after:px-1.5 [&_.MuiPickersLayout-toolbar]:after:bg-(--mui-palette-background-paper) [&_.MuiPickersLayout-toolbar]:after:text-(--mui-palette-text-secondary) [&_.MuiPickersLayout-toolbar]:after:font-[monospace] [&_.MuiPickersLayout-toolbar]:after:text-[11px] [&_.MuiPickersLayout-toolbar]:after:leading-[16px]',
  "[&_.MuiPickersLayout-shortcuts]:relative [&_.MuiPickersLayout-shortcuts]:[outline:2px_dashed_var(--mui-palette-secondary-main)] [&_.MuiPickersLayout-shortcuts]:-outline-offset-3 [&_.MuiPickersLayout-shortcuts]:after:content-['shortcuts'] [&_.MuiPickersLayout-shortcuts]:pt-5",
  '[&_.MuiPickersLayout-shortcuts]:after:absolute [&_.MuiPickersLayout-shortcuts]:after:start-0 [&_.MuiPickersLayout-shortcuts]:after:top-0 [&_.MuiPickersLayout-shortcuts]:after:px-1.5 [&_.MuiPickersLayout-shortcuts]:after:bg-(--mui-palette-background-paper) [&_.MuiPickersLayout-shortcuts]:after:text-(--mui-palette-text-secondary) [&_.MuiPickersLayout-shortcuts]:after:font-[monospace] [&_.MuiPickersLayout-shortcuts]:after:text-[11px] [&_.MuiPickersLayout-shortcuts]:after:leading-[16px]',
  "[&_.MuiPickersLayout-contentWrapper]:relative [&_.MuiPickersLayout-contentWrapper]:[outline:2px_dashed_var(--mui-palette-success-main)] [&_.MuiPickersLayout-contentWrapper]:-outline-offset-3 [&_.MuiPickersLayout-contentWrapper]:after:content-['contentWrapper']",
  '[&_.MuiPickersLayout-contentWrapper]:after:absolute [&_.MuiPickersLayout-contentWrapper]:after:start-0 [&_.MuiPickersLayout-contentWrapper]:after:top-0 [&_.MuiPickersLayout-contentWrapper]:after:px-1.5 [&_.MuiPickersLayout-contentWrapper]:after:bg-(--mui-palette-background-paper) [&_.MuiPickersLayout-contentWrapper]:after:text-(--mui-palette-text-secondary) [&_.MuiPickersLayout-contentWrapper]:after:font-[monospace] [&_.MuiPickersLayout-contentWrapper]:after:text-[11px] [&_.MuiPickersLayout-contentWrapper]:after:leading-[16px]',
  "[&_.MuiPickersLayout-tabs]:relative [&_.MuiPickersLayout-tabs]:[outline:2px_dashed_var(--mui-palette-warning-main)] [&_.MuiPickersLayout-tabs]:-outline-offset-3 [&_.MuiPickersLayout-tabs]:after:content-['tabs']",
  '[&_.MuiPickersLayout-tabs]:after:absolute [&_.MuiPickersLayout-tabs]:after:end-0 [&_.MuiPickersLayout-tabs]:after:top-0 [&_.MuiPickersLayout-tabs]:after:px-1.5 [&_.MuiPickersLayout-tabs]:after:bg-(--mui-palette-background-paper) [&_.MuiPickersLayout-tabs]:after:text-(--mui-palette-text-secondary) [&_.MuiPickersLayout-tabs]:after:font-[monospace] [&_.MuiPickersLayout-tabs]:after:text-[11px] [&_.MuiPickersLayout-tabs]:after:leading-[16px]',
  "[&_.MuiPickersLayout-actionBar]:relative [&_.MuiPickersLayout-actionBar]:[outline:2px_dashed_var(--mui-palette-error-main)] [&_.MuiPickersLayout-actionBar]:-outline-offset-3 [&_.MuiPickersLayout-actionBar]:after:content-['actionBar']",
  '[&_.MuiPickersLayout-actionBar]:after:absolute [&_.MuiPickersLayout-actionBar]:after:start-0 [&_.MuiPickersLayout-actionBar]:after:top-0 [&_.MuiPickersLayout-actionBar]:after:px-1.5 [&_.MuiPickersLayout-actionBar]:after:bg-(--mui-palette-background-paper) [&_.MuiPickersLayout-actionBar]:after:text-(--mui-palette-text-secondary) [&_.MuiPickersLayout-actionBar]:after:font-[monospace] [&_.MuiPickersLayout-actionBar]:after:text-[11px] [&_.MuiPickersLayout-actionBar]:after:leading-[16px]',
  '[&_.MuiPickersLayout-shortcuts]:col-[1] [&_.MuiPickersLayout-landscape_.MuiPickersLayout-toolbar]:col-[1] [&_.MuiPickersLayout-landscape_.MuiPickersLayout-shortcuts]:col-[2/4]',
].join(' ');

export default function LayoutMap() {
  const [name, setName] = React.useState<PickerName>('Date');
  const [orientation, setOrientation] = React.useState<Orientation>('portrait');
  const Picker = pickers[name];

  return (
    <ThemeProvider theme={plainToolbarDate}>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <div className="flex w-full flex-col items-center gap-6">
          <div className="flex flex-wrap justify-center gap-4">
            <ToggleButtonGroup
              exclusive
              size="small"
              aria-label="Picker"
              value={name}
              onChange={(_event, next: PickerName | null) => next && setName(next)}
            >
              {Object.keys(pickers).map((label) => (
                <ToggleButton key={label} value={label} className="normal-case">
                  {label}
                </ToggleButton>
              ))}
            </ToggleButtonGroup>
            <ToggleButtonGroup
              exclusive
              size="small"
              aria-label="Orientation"
              value={orientation}
              onChange={(_event, next: Orientation | null) =>
                next && setOrientation(next)
              }
            >
              {orientations.map((label) => (
                <ToggleButton key={label} value={label} className="normal-case">
                  {label}
                </ToggleButton>
              ))}
            </ToggleButtonGroup>
          </div>
          <div
            className={`max-w-full overflow-x-auto rounded-(--mui-shape-borderRadius) border border-(--mui-palette-divider) ${outlines}`}
          >
            <Picker
              orientation={orientation}
              defaultValue={dayjs('2025-11-07T18:30')}
              slotProps={{ shortcuts: { items: shortcuts } }}
            />
          </div>
        </div>
      </LocalizationProvider>
    </ThemeProvider>
  );
}
