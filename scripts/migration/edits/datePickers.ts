import type { Migration } from '../migrateSample';

// cspell:ignore onaccept

export const datePickers: Migration = {
  guide: 'migration/migration-pickers-v7',
  from: 'v7',
  to: 'v8',
  codemods: ['v8.0.0/pickers/preset-safe'],
  edits: [
    {
      section: 'license-package',
      file: 'Telescopes.tsx',
      before: `import { LicenseInfo } from '@mui/x-date-pickers-pro';`,
      after: `import { LicenseInfo } from '@mui/x-license';`,
    },
    {
      section: 'run-the-codemod',
      file: 'Telescopes.tsx',
      before: `import { PickerChangeImportance, PickersShortcutsItem } from '@mui/x-date-pickers/models';`,
      after: `// The shortcuts are made by hand, for the moon decides which nights people want.
import type { PickerChangeImportance } from '@mui/x-date-pickers/models';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';`,
    },
    {
      section: 'run-the-codemod',
      file: 'Archive.tsx',
      before: `import { AdapterDateFns }`,
      after: `// The archive counts in plain dates: its records are read by date-fns elsewhere.
import { AdapterDateFns }`,
    },
    {
      section: 'run-the-codemod',
      file: 'Archive.tsx',
      before: `PickerValueType: PickerValueType;`,
      after: `FieldValueType: PickerValueType;`,
    },
    {
      section: 'run-the-codemod',
      file: 'Archive.tsx',
      before: `export { usePickersTranslations } from`,
      after: `export { usePickerTranslations } from`,
    },
    {
      section: 'adapters-for-date-fns',
      file: 'Archive.tsx',
      before: `import('@mui/x-date-pickers/AdapterDateFnsJalaliV3')`,
      after: `import('@mui/x-date-pickers/AdapterDateFnsJalali')`,
    },
    {
      section: 'one-element-per-section',
      file: 'Visits.tsx',
      before: `          enableAccessibleFieldDOMStructure
`,
      after: '',
    },
    {
      section: 'theme-and-css-of-fields',
      file: 'theme.ts',
      before: `    MuiOutlinedInput: { styleOverrides: { root: { borderRadius: 12 } } },`,
      after: `    MuiPickersTextField: { defaultProps: { size: 'small' } },
    MuiOutlinedInput: { styleOverrides: { root: { borderRadius: 12 } } },
    MuiPickersOutlinedInput: { styleOverrides: { root: { borderRadius: 12 } } },`,
    },
    {
      section: 'theme-and-css-of-fields',
      file: 'Visits.tsx',
      before: `.MuiOutlinedInput-notchedOutline`,
      after: `.MuiPickersOutlinedInput-notchedOutline`,
    },
    {
      section: 'your-own-text-field',
      file: 'Visits.tsx',
      before: `import TextField, { type TextFieldProps } from '@mui/material/TextField';`,
      after: `import { PickersTextField, type PickersTextFieldProps } from '@mui/x-date-pickers/PickersTextField';`,
    },
    {
      section: 'your-own-text-field',
      file: 'Visits.tsx',
      before: `  props: TextFieldProps,`,
      after: `  props: PickersTextFieldProps,`,
    },
    {
      section: 'your-own-text-field',
      file: 'Visits.tsx',
      before: `<TextField {...props}`,
      after: `<PickersTextField {...props}`,
    },
    {
      section: 'ranges-in-one-input',
      file: 'Telescopes.tsx',
      before: `localeText={{ start: 'First night', end: 'Last night' }}`,
      after: `label="First night to last night"`,
    },
    {
      section: 'ranges-in-one-input',
      file: 'Telescopes.tsx',
      before: `fieldSeparator: { children: 'to' },`,
      after: `field: { dateSeparator: 'to' },`,
    },
    {
      section: 'ranges-in-one-input',
      file: 'Telescopes.tsx',
      before: `<DateTimeRangePicker localeText={{ start: 'Opens', end: 'Closes' }} />`,
      after: `<DateTimeRangePicker
        localeText={{ start: 'Opens', end: 'Closes' }}
        slots={{ field: MultiInputDateTimeRangeField }}
      />`,
    },
    {
      section: 'ranges-in-one-input',
      file: 'Telescopes.tsx',
      before: `import { renderDateRangeViewCalendar }`,
      after: `import { MultiInputDateTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputDateTimeRangeField';
import { renderDateRangeViewCalendar }`,
    },
    {
      section: 'next-and-ok',
      file: 'Visits.tsx',
      before: `<TimePicker label="Doors open" slots`,
      after: `<TimePicker label="Doors open" closeOnSelect slots`,
    },
    {
      section: 'next-and-ok',
      file: 'Visits.tsx',
      before: `['clear', 'cancel', 'accept']`,
      after: `['clear', 'cancel', 'nextOrAccept']`,
    },
    {
      section: 'clock-in-date-time-pickers',
      file: 'Visits.tsx',
      before: `<MobileDateTimePicker label="Guided tour" />`,
      after: `<MobileDateTimePicker
          label="Guided tour"
          viewRenderers={{
            hours: renderTimeViewClock,
            minutes: renderTimeViewClock,
            seconds: renderTimeViewClock,
          }}
        />`,
    },
    {
      section: 'clock-in-date-time-pickers',
      file: 'Visits.tsx',
      before: `import { TimePicker } from '@mui/x-date-pickers/TimePicker';`,
      after: `import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import { renderTimeViewClock } from '@mui/x-date-pickers/timeViewRenderers';`,
    },
    {
      section: 'half-filled-fields',
      file: 'Visits.tsx',
      before: `textField: { helperText: sent && 'Is it complete?' }`,
      after: `textField: {
              error: sent && birthday === null ? true : undefined,
              helperText: sent && 'Is it complete?',
            }`,
    },
    {
      section: 'onaccept-while-typing',
      file: 'Telescopes.tsx',
      before: `onAccept={onLease}`,
      after: `onAccept={(nights, { validationError }) => {
          if (validationError.every((error) => error === null)) {
            onLease(nights);
          }
        }}`,
    },
    {
      section: 'controlled-values',
      file: 'Visits.tsx',
      before: `            if (context.validationError === null && next) {
              setEvening(next);
`,
      after: `            setEvening(next);
            if (context.validationError === null && next) {
`,
    },
    {
      section: 'no-type-argument-for-the-date',
      file: 'Visits.tsx',
      before: `DatePickerProps<Dayjs>`,
      after: `DatePickerProps`,
    },
    {
      section: 'no-type-argument-for-the-date',
      file: 'Visits.tsx',
      before: `PickersDayProps<Dayjs>`,
      after: `PickersDayProps`,
    },
    {
      section: 'no-type-argument-for-the-date',
      file: 'Visits.tsx',
      before: `<DatePicker<Dayjs>
      {...props}`,
      after: `<DatePicker
      {...props}`,
    },
    {
      section: 'no-type-argument-for-the-date',
      file: 'Visits.tsx',
      before: `<DatePicker<Dayjs>
          label="Evening"`,
      after: `<DatePicker
          label="Evening"`,
    },
    {
      section: 'no-type-argument-for-the-date',
      file: 'Visits.tsx',
      before: `import type { FieldRef, FieldSection }`,
      after: `import type { FieldRef }`,
    },
    {
      section: 'no-type-argument-for-the-date',
      file: 'Visits.tsx',
      before: `FieldRef<FieldSection>`,
      after: `FieldRef<Dayjs | null>`,
    },
    {
      section: 'months-and-years',
      file: 'Archive.tsx',
      before: `MonthCalendar, pickersMonthClasses }`,
      after: `MonthCalendar, monthCalendarClasses }`,
    },
    {
      section: 'months-and-years',
      file: 'Archive.tsx',
      before: `pickersMonthClasses.monthButton`,
      after: `monthCalendarClasses.button`,
    },
    {
      section: 'months-and-years',
      file: 'theme.ts',
      before: `MuiPickersMonth: { styleOverrides: { monthButton:`,
      after: `MuiMonthCalendar: { styleOverrides: { button:`,
    },
    {
      section: 'months-and-years',
      file: 'theme.ts',
      before: `'&.Mui-selected'`,
      after: `'&[data-selected]'`,
    },
    {
      section: 'popper-in-the-theme',
      file: 'theme.ts',
      before: `MuiPickersPopper:`,
      after: `MuiPickerPopper:`,
    },
    {
      section: 'texts',
      file: 'Visits.tsx',
      before: `(date, utils) =>
              date ? \`Evening: \${utils.format(date, 'fullDate')}\` :`,
      after: `(text) =>
              text ? \`Evening: \${text}\` :`,
    },
    {
      section: 'formats',
      file: 'Visits.tsx',
      before: `{ fullTime: 'H:mm', keyboardDateTime: 'D.M.YYYY H:mm' }`,
      after: `{
        fullTime12h: 'h:mm A',
        fullTime24h: 'H:mm',
        keyboardDateTime12h: 'D.M.YYYY h:mm A',
        keyboardDateTime24h: 'D.M.YYYY H:mm',
      }`,
    },
    {
      section: 'owner-state',
      file: 'Visits.tsx',
      before: `ownerState.selected`,
      after: `ownerState.isDaySelected`,
    },
    {
      section: 'owner-state',
      file: 'theme.ts',
      before: `ownerState.selected`,
      after: `ownerState.isDaySelected`,
    },
    {
      section: 'opening-button',
      file: 'Visits.tsx',
      before: `inputAdornment: { position: 'start' }`,
      after: `field: { openPickerButtonPosition: 'start' }`,
    },
    {
      section: 'slot-field',
      file: 'Visits.tsx',
      before: `import {
  DatePicker,
  type DatePickerFieldProps,
  type DatePickerProps,
} from '@mui/x-date-pickers/DatePicker';`,
      after: `import { DatePicker, type DatePickerProps } from '@mui/x-date-pickers/DatePicker';`,
    },
    {
      section: 'slot-field',
      file: 'Visits.tsx',
      before: `interface NightButtonProps extends DatePickerFieldProps<Dayjs> {
  onOpen?: () => void;
}

function NightButton({ InputProps, value, label, disabled, onOpen }: NightButtonProps) {
  return (
    <Button ref={InputProps?.ref} disabled={disabled} onClick={onOpen}>`,
      after: `function NightButton() {
  const { triggerRef, value, label, disabled, setOpen } = usePickerContext();
  return (
    <Button ref={triggerRef} disabled={disabled} onClick={() => setOpen((open) => !open)}>`,
    },
    {
      section: 'slot-field',
      file: 'Visits.tsx',
      before: `  const [open, setOpen] = React.useState(false);
  const field: object = { onOpen: () => setOpen(true) };
  return (
    <DatePicker
      {...props}
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      slots={{ field: NightButton, actionBar: NightActions }}
      slotProps={{ field }}
    />
  );`,
      after: `  return <DatePicker {...props} slots={{ field: NightButton, actionBar: NightActions }} />;`,
    },
    {
      section: 'slot-layout',
      file: 'Telescopes.tsx',
      before: `props: PickersLayoutProps<DateRange<Dayjs>, Dayjs, 'day'>) {
  const [first, last] = props.value ?? [];
  const { content, shortcuts: moons, actionBar } = usePickerLayout(props);
  return (
    <PickersLayoutRoot ownerState={props}>`,
      after: `props: PickersLayoutProps<DateRange<Dayjs>>) {
  const { orientation, value } = usePickerContext<DateRange<Dayjs>>();
  const [first, last] = value;
  const { content, shortcuts: moons, actionBar, ownerState } = usePickerLayout(props);
  return (
    <PickersLayoutRoot ownerState={ownerState}>`,
    },
    {
      section: 'slot-layout',
      file: 'Telescopes.tsx',
      before: `<PickersLayoutContentWrapper>`,
      after: `<PickersLayoutContentWrapper ownerState={ownerState}>`,
    },
    {
      section: 'slot-layout',
      file: 'Telescopes.tsx',
      before: `props.isLandscape ?`,
      after: `orientation === 'landscape' ?`,
    },
    {
      section: 'slot-layout',
      file: 'Telescopes.tsx',
      before: `import { LocalizationProvider }`,
      after: `import { usePickerContext } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider }`,
    },
    {
      section: 'other-slots',
      file: 'Visits.tsx',
      before: `{ className, onClear }: PickersActionBarProps) {
`,
      after: `{ className }: PickersActionBarProps) {
  const { clearValue } = usePickerActionsContext();
`,
    },
    {
      section: 'other-slots',
      file: 'Visits.tsx',
      before: `onClick={onClear}`,
      after: `onClick={clearValue}`,
    },
    {
      section: 'other-slots',
      file: 'Visits.tsx',
      before: `import { usePickerContext, `,
      after: `import { usePickerActionsContext, usePickerContext, `,
    },
    {
      section: 'open-and-close',
      file: 'Visits.tsx',
      before: `const { onClose } = usePickerContext();`,
      after: `const { setOpen } = usePickerContext();`,
    },
    {
      section: 'open-and-close',
      file: 'Visits.tsx',
      before: `onClick={onClose}`,
      after: `onClick={() => setOpen(false)}`,
    },
    {
      section: 'view-renderers-of-ranges',
      file: 'Telescopes.tsx',
      before: `<Typography>{props.rangePosition === 'start' ? 'First' : 'Last'} night</Typography>`,
      after: `<NightName />`,
    },
    {
      section: 'view-renderers-of-ranges',
      file: 'Telescopes.tsx',
      before: `import { renderDateRangeViewCalendar }`,
      after: `import { usePickerRangePositionContext } from '@mui/x-date-pickers-pro/hooks';
import { renderDateRangeViewCalendar }`,
    },
    {
      section: 'view-renderers-of-ranges',
      file: 'Telescopes.tsx',
      before: `export function Telescopes(`,
      after: `function NightName() {
  const { rangePosition } = usePickerRangePositionContext();
  return <Typography>{rangePosition === 'start' ? 'First' : 'Last'} night</Typography>;
}

export function Telescopes(`,
    },
    {
      section: 'removed-exports',
      file: 'Telescopes.tsx',
      before: `  NonEmptyDateRange,
`,
      after: '',
    },
    {
      section: 'removed-exports',
      file: 'Telescopes.tsx',
      before: `NonEmptyDateRange<Dayjs>`,
      after: `[Dayjs, Dayjs]`,
    },
  ],
};
