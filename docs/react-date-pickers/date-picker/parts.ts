import type { DateView } from '@mui/x-date-pickers/models';

export interface Part {
  label: string;
  /** The component's name in the theme. Its class names start with it. */
  name: string;
  /** The key in `styleOverrides`. The class name ends with it. */
  slot: string;
  view: DateView;
}

export const parts: Part[] = [
  { label: 'Day', name: 'MuiPickersDay', slot: 'root', view: 'day' },
  { label: 'Weekdays', name: 'MuiDayCalendar', slot: 'header', view: 'day' },
  { label: 'Months', name: 'MuiMonthCalendar', slot: 'root', view: 'month' },
  { label: 'Calendar', name: 'MuiDateCalendar', slot: 'root', view: 'day' },
  { label: 'Header', name: 'MuiPickersCalendarHeader', slot: 'root', view: 'day' },
  { label: 'Toolbar', name: 'MuiPickersToolbar', slot: 'root', view: 'day' },
  { label: 'Popup', name: 'MuiPickerPopper', slot: 'paper', view: 'day' },
  { label: 'Field', name: 'MuiPickersTextField', slot: 'root', view: 'day' },
];

export const ways = ['theme', 'sx', 'styled'] as const;
export type Way = (typeof ways)[number];

const css = "{ outline: '2px solid' }";

/** Returns a part's slot and what to pass to it: props for `sx`, a component for `styled`. */
function getTarget({ label, name, slot }: Part) {
  switch (label) {
    case 'Field':
      return {
        sx: ['textField', css],
        styled: ['textField', 'PickersTextField', css],
      };
    case 'Popup':
      return {
        sx: ['popper', `{ '& .${name}-${slot}': ${css} }`],
        styled: ['desktopPaper', 'Paper', css],
      };
    default: {
      const nested = `{ '& .${name}-${slot}': ${css} }`;
      return { sx: ['layout', nested], styled: ['layout', 'PickersLayout', nested] };
    }
  }
}

/** Returns the code that outlines a part in one of the three ways. */
export function getCode(part: Part, way: Way): string {
  if (way === 'theme') {
    return `createTheme({
  components: {
    ${part.name}: {
      styleOverrides: { ${part.slot}: ${css} },
    },
  },
});`;
  }
  const { sx, styled } = getTarget(part);
  return way === 'sx'
    ? `<DesktopDatePicker
  slotProps={{
    ${sx[0]}: { sx: ${sx[1]} },
  }}
/>`
    : `const Styled = styled(${styled[1]})(
  ${styled[2]},
);

<DesktopDatePicker
  slots={{ ${styled[0]}: Styled }}
/>`;
}
