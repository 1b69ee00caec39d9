import type { KnownProblem } from '@site/src/lib/contracts/knownProblem';

export const problems: readonly KnownProblem[] = [
  {
    id: 'reference-date-of-fields',
    title: "A typed value doesn't get the `referenceDate`",
    versions: '8.7.0',
    components: [
      'DatePicker',
      'TimePicker',
      'DateTimePicker',
      'DateRangePicker',
      'TimeRangePicker',
      'DateTimeRangePicker',
    ],
    pages: [
      '/x/react-date-pickers/base-concepts/#fill-the-gaps-with-a-reference-date',
      '/x/react-date-pickers/time-picker/#set-the-day-behind-the-time',
    ],
    problem:
      'A picker passes `referenceDate` to its views but not to its field, so a time that users pick from the clock is on your day, but a typed one is today.',
    workaround:
      'Give the field the same reference date [in a slot](/x/react-date-pickers/base-concepts/#fill-the-gaps-with-a-reference-date).',
  },
  {
    id: 'chosen-day-resets-time',
    title: 'Choosing a day in a range resets its time',
    versions: '8.7.0',
    components: [
      'DateRangeCalendar',
      'DateRangePicker',
      'StaticDateRangePicker',
      'DateTimeRangePicker',
    ],
    pages: [
      '/x/react-date-pickers/base-concepts/#start-and-end-a-range-at-different-times',
      '/x/react-date-pickers/date-range-calendar/',
      '/x/react-date-pickers/date-range-picker/',
      '/x/react-date-pickers/date-time-range-picker/#start-from-times-that-make-sense',
    ],
    problem:
      "With a `referenceDate`, each day that users choose gets that date's time, even if that end of the range already has a different time.",
  },
  {
    id: 'invalid-value-of-a-calendar',
    title: 'A calendar with an invalid date stays invalid',
    versions: '8.7.0',
    components: ['DateCalendar', 'MonthCalendar', 'YearCalendar'],
    pages: [
      '/x/react-date-pickers/base-concepts/#control-the-value',
      '/x/react-date-pickers/date-calendar/',
    ],
    problem:
      'If a standalone calendar gets an invalid date, whatever users choose is invalid again with Day.js and date-fns. With Luxon, choosing a day throws an error.',
    workaround: 'Pass `null` instead of an invalid date.',
  },
  {
    id: 'adornment-at-the-end',
    title: '`slotProps.inputAdornment` has no effect at the end of a field',
    versions: '8.7.0',
    components: ['DatePicker', 'TimePicker', 'DateTimePicker'],
    pages: [
      '/x/react-date-pickers/custom-opening-button/#mark-an-invalid-value',
      '/x/react-date-pickers/base-concepts/#replace-a-part-with-slots',
    ],
    problem:
      "A picker's `slotProps.inputAdornment` reaches the start of the field, but not the end, where the buttons are by default.",
    workaround:
      'Replace the part with `slots.inputAdornment`, which works at both ends.',
  },
  {
    id: 'read-only-field-changes',
    title: 'Users can change a read-only field',
    versions: '8.7.0',
    components: [
      'DateField',
      'TimeField',
      'DateTimeField',
      'SingleInputDateRangeField',
      'SingleInputTimeRangeField',
      'SingleInputDateTimeRangeField',
      'MultiInputDateRangeField',
      'MultiInputTimeRangeField',
      'MultiInputDateTimeRangeField',
    ],
    pages: ['/x/react-date-pickers/accessibility/#keys-of-a-field'],
    problem:
      'In a read-only field, <kbd>Backspace</kbd>, digits, and letters still change the value while everything is selected.',
  },
  {
    id: 'page-keys-at-noon',
    title: 'Page Up and Page Down go to the wrong hour at 12 PM',
    versions: '8.7.0',
    components: ['TimeClock'],
    pages: [
      '/x/react-date-pickers/accessibility/#keys-of-a-clock',
      '/x/react-date-pickers/time-clock/#use-it-with-the-keyboard',
    ],
    problem:
      'On a round clock with AM and PM, <kbd>Page Up</kbd> goes from 12 PM to 11 PM instead of 5 PM, and <kbd>Page Down</kbd> goes to 7 PM instead of staying.',
  },
  {
    id: 'unnamed-range-popup',
    title: "A desktop range picker's popup has no name",
    versions: '8.7.0',
    components: ['DateRangePicker', 'DateTimeRangePicker', 'TimeRangePicker'],
    pages: ['/x/react-date-pickers/accessibility/#name-the-popup'],
    problem:
      'Nothing gives the popup of a desktop range picker a name that screen readers can announce.',
    workaround:
      '[Name it yourself](/x/react-date-pickers/accessibility/#name-the-popup).',
  },
  {
    id: 'field-id-takes-the-name',
    title: 'The popup loses its name if the field has an `id`',
    versions: '8.7.0',
    components: [
      'DatePicker',
      'TimePicker',
      'DateTimePicker',
      'DesktopDatePicker',
      'DesktopTimePicker',
      'DesktopDateTimePicker',
    ],
    pages: ['/x/react-date-pickers/accessibility/#name-the-popup'],
    problem:
      "On desktop, the popup refers to the label by an id that the picker generates. An `id` in `slotProps.textField` or `slotProps.field` changes the label's id, so the popup has no name.",
    workaround: "Set `'aria-label'` in `slotProps.popper` as well.",
  },
  {
    id: 'persian-digits-in-fields',
    title: "Fields don't understand Persian digits",
    versions: '8.7.0',
    components: ['DateField', 'DateTimeField'],
    pages: ['/x/react-date-pickers/calendar-systems/#use-moment-jalaali'],
    problem:
      'If Moment.js writes Persian digits, a month or day that users type into a field becomes 1, and a year becomes 0. Calendars work either way.',
    workaround:
      "Leave out `usePersianDigits: true`, but do call `loadPersian()`. Without that call, Moment's own locale `fa`, which webpack loads by itself, writes Persian digits.",
  },
  {
    id: 'moment-short-formats',
    title: 'With Moment.js, fields show `ll` as letters',
    versions: '8.7.0',
    components: [
      'DateField',
      'DateTimeField',
      'DatePicker',
      'DateTimePicker',
      'DateRangePicker',
      'DateTimeRangePicker',
    ],
    pages: ['/x/react-date-pickers/adapters-locale/#change-the-format'],
    problem:
      "A locale's short formats, `l`, `ll`, `lll`, and `llll`, have no sections in a field with `AdapterMoment`, so users see the letters and can't type. Other parts, such as the toolbar, show them as dates.",
    workaround:
      'Use `L` and its longer forms, or write the tokens out, such as `MMM D, YYYY`.',
  },
  {
    id: 'full-date-of-two-calendars',
    title: 'The full date mixes a Persian or Hijri month with the Gregorian day',
    versions: '8.7.0',
    components: [
      'DatePicker',
      'DateTimePicker',
      'DateRangePicker',
      'DateTimeRangePicker',
    ],
    pages: ['/x/react-date-pickers/calendar-systems/#use-moment-jalaali'],
    problem:
      'With `moment-jalaali`, the default format `fullDate` mixes the Persian month with the Gregorian day, and the button that opens the picker passes this date on to screen readers. With `moment-hijri`, it mixes the Hijri month with that day.',
    workaround:
      "With `moment-jalaali`, set `dateFormats={{ fullDate: 'jD jMMMM jYYYY' }}` on the provider. With `moment-hijri`, use `'iD iMMMM iYYYY'`.",
  },
  {
    id: 'hijri-months-compared',
    title: 'A Hijri calendar gets stuck in a month',
    versions: '8.7.0',
    components: ['DateCalendar', 'DateRangeCalendar'],
    pages: ['/x/react-date-pickers/calendar-systems/#compare-hijri-months'],
    problem:
      "`AdapterMomentHijri` compares months and years by the Gregorian calendar. The calendar can't get from Ramadan to Shawwal 1446, because both start in March 2025, and the arrow keys often stop at the first day of a month.",
    workaround:
      'Pass [an adapter with its own comparisons](/x/react-date-pickers/calendar-systems/#compare-hijri-months) to the provider.',
  },
  {
    id: 'slot-props-as-function',
    title: 'Some slot props ignore a function',
    versions: '8.7.0',
    components: [
      'DatePicker',
      'TimePicker',
      'DateTimePicker',
      'TimeRangePicker',
      'DateTimeRangePicker',
      'MultiSectionDigitalClock',
    ],
    pages: ['/x/react-date-pickers/custom-components/#use-the-pickers-state'],
    problem:
      'In TypeScript, `slotProps.digitalClockSectionItem` and, on pickers for a single date or time, `slotProps.popper` accept a function, but the pickers ignore it.',
    workaround: 'Pass an object.',
  },
  {
    id: 'picker-day-2-overrides',
    title: 'Style overrides for the new days reach other days, or none',
    versions: '8.7.0',
    components: ['PickerDay2', 'DateRangePickerDay2'],
    pages: ['/x/react-date-pickers/custom-components/#make-the-days-smaller'],
    problem:
      'In the `styleOverrides` of `MuiPickerDay2` and `MuiDateRangePickerDay2`, `dayOutsideMonth` styles the days inside the month and `disabled` has no effect. In `MuiPickerDay2`, `selected` has no effect either. In `MuiDateRangePickerDay2`, the same is true of `previewed`, `startOfMonth`, and `endOfMonth`.',
    workaround:
      'Use the classes [in `root`](/x/react-date-pickers/custom-components/#make-the-days-smaller).',
  },
  {
    id: 'desktop-transition-slot',
    title: "Pickers don't render your own transition",
    versions: '8.7.0',
    components: [
      'DesktopDatePicker',
      'DesktopTimePicker',
      'DesktopDateTimePicker',
      'DesktopDateRangePicker',
      'DesktopTimeRangePicker',
      'DesktopDateTimeRangePicker',
    ],
    pages: ['/x/react-date-pickers/custom-components/#change-the-popup'],
    problem:
      "Pickers don't render a component that you pass in `slots.desktopTransition`. The popup fades instead.",
    workaround:
      "To change the motion, set the default transition's props with `slotProps.desktopTransition`.",
  },
  {
    id: 'layout-in-right-to-left',
    title: 'The toolbar or shortcuts are under the calendar on right-to-left pages',
    versions: '8.7.0',
    components: ['PickersLayout'],
    pages: [
      '/x/react-date-pickers/custom-layout/#cells-of-the-grid',
      '/x/react-date-pickers/date-picker/#show-the-picker-in-landscape',
      '/x/react-date-pickers/time-picker/#show-the-picker-in-landscape',
      '/x/react-date-pickers/date-time-picker/#show-the-picker-in-landscape',
      '/x/react-date-pickers/shortcuts/#position-the-chips',
    ],
    problem:
      "On right-to-left pages, the layout moves the block in column 1 to column 3, where it shares its cells with the content. In portrait, that's the shortcuts; in landscape, it's the toolbar. They end up under part of the calendar or clock, where users can't click chips.",
    workaround:
      "In the `sx` of `slotProps.layout`, set `'&.MuiPickersLayout-landscape .MuiPickersLayout-toolbar': { gridColumn: 1 }` for the toolbar, and `'&:not(.MuiPickersLayout-landscape) .MuiPickersLayout-shortcuts': { gridColumn: 1 }` for the shortcuts.",
  },
  {
    id: 'keys-with-four-months-per-row',
    title: 'The up and down keys miss the month above or below',
    versions: '8.7.0',
    components: ['MonthCalendar', 'DateCalendar'],
    pages: ['/x/react-date-pickers/date-calendar/#ask-for-just-a-month-or-a-year'],
    problem:
      'With `monthsPerRow={4}`, the up and down keys still move by three months.',
  },
  {
    id: 'today-in-the-other-day',
    title: '`disableHighlightToday` leaves the ring around today',
    versions: '8.7.0',
    components: ['PickerDay2', 'DateRangePickerDay2'],
    pages: [
      '/x/react-date-pickers/date-calendar/#fill-and-number-the-weeks',
      '/x/react-date-pickers/date-range-calendar/#change-what-the-calendar-shows',
      '/x/react-date-pickers/date-picker/#set-up-the-calendar',
    ],
    problem:
      'It only removes the `today` class from a `PickerDay2` or a `DateRangePickerDay2`.',
    workaround: 'Pass `sx: { outline: 0 }` in `slotProps.day`.',
  },
  {
    id: 'month-change-called-twice',
    title: '`onMonthChange` is called twice for one month',
    versions: '8.7.0',
    components: ['DateCalendar', 'DateRangeCalendar'],
    pages: ['/x/react-date-pickers/date-calendar/#load-data-for-each-month'],
    problem:
      'A single step with the arrow keys can call `onMonthChange` twice with the same month.',
    workaround: 'Make sure that a second request for that month does no harm.',
  },
  {
    id: 'year-change-never-called',
    title: '`onYearChange` is never called',
    versions: '8.7.0',
    components: ['DateCalendar', 'DatePicker', 'DateTimePicker'],
    pages: [
      '/x/react-date-pickers/date-calendar/#load-data-for-each-month',
      '/x/react-date-pickers/date-picker/#set-up-the-calendar',
    ],
    problem: "The calendar accepts the prop but doesn't pass it on.",
    workaround: 'Compare the years in `onMonthChange`.',
  },
  {
    id: 'class-name-of-the-calendar',
    title: "A calendar's `className` applies twice",
    versions: '8.7.0',
    components: ['DateCalendar'],
    pages: ['/x/react-date-pickers/date-calendar/#style-the-calendar'],
    problem: "The month view gets the calendar's `className` as well.",
    workaround: 'Put rules that should only apply once, such as a border, in `sx`.',
  },
  {
    id: 'impossible-date-as-null',
    title: 'A field reports `null` for an impossible date',
    versions: '8.7.0',
    components: [
      'DateField',
      'TimeField',
      'DateTimeField',
      'SingleInputDateRangeField',
      'MultiInputDateRangeField',
      'DatePicker',
      'DateTimePicker',
      'DateRangePicker',
    ],
    pages: [
      '/x/react-date-pickers/date-field/#control-the-value',
      '/x/react-date-pickers/date-time-field/#control-the-value',
      '/x/react-date-pickers/time-field/#control-the-value',
    ],
    problem:
      'While a field shows an impossible date, every other edit reports `null` instead of an invalid date, which takes the field out of its error state. For example, if users type the year last, the field can end up showing `02/31/2025` with the value `null`. Except with Luxon, an hour that users type as `00` in a 12-hour field also ends up as `null`.',
    workaround: "If a date or time is required, don't accept `null`.",
  },
  {
    id: 'turned-the-other-way',
    title: 'A picker stays in portrait when the device is turned the other way',
    versions: '8.7.0',
    components: ['DatePicker', 'TimePicker', 'DateTimePicker'],
    pages: [
      '/x/react-date-pickers/date-picker/#show-the-picker-in-landscape',
      '/x/react-date-pickers/time-picker/#show-the-picker-in-landscape',
    ],
    problem:
      'A picker switches its orientation by itself at a screen angle of 90° but not of 270°.',
    workaround: 'Set `orientation` yourself.',
  },
  {
    id: 'list-hides-minutes',
    title: 'A list of times hides the minutes in the field',
    versions: '8.7.0',
    components: ['DateTimePicker', 'DateTimeRangePicker', 'TimeRangePicker'],
    pages: [
      '/x/react-date-pickers/date-time-picker/#offer-certain-times-only',
      '/x/react-date-pickers/time-range-picker/#offer-certain-times-only',
      '/x/react-date-pickers/date-time-range-picker/#choose-another-clock',
    ],
    problem:
      'With a list instead of columns, these pickers only show whole hours in their field, such as `04/15/2026 09 AM`, even if the value is half past nine.',
    workaround:
      "If your list has anything besides whole hours, set `format`, using your date library's tokens.",
  },
  {
    id: 'invalid-value-of-a-clock',
    title: 'A `DigitalClock` with an invalid date freezes the page',
    versions: '8.7.0',
    components: ['DigitalClock'],
    pages: [
      '/x/react-date-pickers/digital-clock/#read-and-set-the-value',
      '/x/react-date-pickers/base-concepts/#control-the-value',
    ],
    problem:
      'A `DigitalClock` freezes the page if its value is an invalid Day.js date. Fields with a date report such dates while users type.',
    workaround:
      'If a field shares its value with a clock, pass `null` to the clock in that case, and pass the value as it is to the field.',
  },
  {
    id: 'invalid-value-of-a-time-clock',
    title: "A `TimeClock` doesn't recover from an invalid date",
    versions: '8.7.0',
    components: ['TimeClock'],
    pages: [
      '/x/react-date-pickers/time-clock/#read-and-set-the-value',
      '/x/react-date-pickers/base-concepts/#control-the-value',
    ],
    problem:
      'If its value is an invalid date, a `TimeClock` disables all hours, and whatever users choose in another view is invalid again. With date-fns, it throws an error.',
    workaround: 'Pass `null` instead of an invalid date.',
  },
  {
    id: 'disabled-rows-of-a-clock',
    title: 'The arrow keys stop at disabled rows of a `DigitalClock`',
    versions: '8.7.0',
    components: ['DigitalClock'],
    pages: ['/x/react-date-pickers/digital-clock/#offer-only-available-times'],
    problem:
      'A disabled row of `DigitalClock` lacks `aria-disabled`, so the arrow keys stop at it and screen readers may present it as available.',
    workaround: 'To avoid this, use `skipDisabled`.',
  },
  {
    id: 'clock-without-tab-stop',
    title: "Tab doesn't reach any row of a clock",
    versions: '8.7.0',
    components: ['DigitalClock', 'MultiSectionDigitalClock'],
    pages: ['/x/react-date-pickers/digital-clock/#offer-only-available-times'],
    problem:
      "Tab goes to a single row: the one with the value or the `referenceDate`, or otherwise the first one. If this row is disabled or skipped, <kbd>Tab</kbd> doesn't reach any. The same applies to each column.",
    workaround:
      'Whenever you set a limit, set `referenceDate` to one of the times that users can choose. It counts while the value is empty.',
  },
  {
    id: 'slot-props-of-section-items',
    title: 'A `className` for options in columns replaces their own class',
    versions: '8.7.0',
    components: ['MultiSectionDigitalClock'],
    pages: ['/x/react-date-pickers/digital-clock/#restyle-the-options'],
    problem:
      '`slotProps.digitalClockSectionItem` ignores a function, and its `className` replaces `MuiMultiSectionDigitalClockSection-item`.',
    workaround: 'Pass an object with `sx` in it.',
  },
  {
    id: 'input-props-of-two-inputs',
    title: 'An object in `InputProps` moves the popup to the second input',
    versions: '8.7.0',
    components: [
      'MultiInputDateRangeField',
      'MultiInputTimeRangeField',
      'MultiInputDateTimeRangeField',
    ],
    pages: ['/x/react-date-pickers/custom-opening-button/#mark-one-end-of-a-range'],
    problem:
      "A range field with two inputs writes to the `InputProps` in `slotProps.textField`. If both inputs get the same object, the picker's popup is anchored to the second one.",
    workaround:
      'Return a new object for each input: `textField: () => ({ InputProps: … })`.',
  },
  {
    id: 'input-ref-of-second-input',
    title: '`inputRef` selects the wrong section of the second input',
    versions: '8.7.0',
    components: [
      'MultiInputDateRangeField',
      'MultiInputTimeRangeField',
      'MultiInputDateTimeRangeField',
    ],
    pages: ['/x/react-date-pickers/fields/#jump-inside-a-range'],
    problem:
      'When you focus the second input of a range through an `inputRef`, it selects the wrong section with `selectedSections`.',
    workaround:
      'Focus the input with `focusField()` on its ref, `unstableEndFieldRef`.',
  },
  {
    id: 'second-reference-of-a-typed-range',
    title: 'Both ends of a typed range get the same `referenceDate`',
    versions: '8.7.0',
    components: [
      'SingleInputDateRangeField',
      'SingleInputTimeRangeField',
      'SingleInputDateTimeRangeField',
    ],
    pages: [
      '/x/react-date-pickers/date-range-field/#control-the-range',
      '/x/react-date-pickers/date-time-range-field/#control-the-range',
      '/x/react-date-pickers/time-range-field/#set-the-day',
    ],
    problem:
      "If `referenceDate` is a pair, a field with one input takes whatever the format leaves out, such as the time, from just one date of the pair for both ends. That's the date for the end that users type first.",
    workaround: 'Set the time of the end in `onChange`.',
  },
  {
    id: 'reference-date-of-two-inputs',
    title: 'A field with two inputs ignores `referenceDate`',
    versions: '8.7.0',
    components: [
      'MultiInputDateRangeField',
      'MultiInputTimeRangeField',
      'MultiInputDateTimeRangeField',
    ],
    pages: [
      '/x/react-date-pickers/date-range-field/#control-the-range',
      '/x/react-date-pickers/date-time-range-field/#control-the-range',
      '/x/react-date-pickers/time-range-field/#set-the-day',
    ],
    problem:
      'In an empty field with two inputs, a typed date is at midnight and a typed time is today, whatever you set as `referenceDate`.',
    workaround:
      'Also return `referenceDate` from the function in `slotProps.textField`, next to the label. It can be a different date for each input.',
  },
  {
    id: 'minutes-step-of-two-inputs',
    title: 'With two inputs, the up and down keys ignore `minutesStep`',
    versions: '8.7.0',
    components: ['MultiInputTimeRangeField', 'MultiInputDateTimeRangeField'],
    pages: [
      '/x/react-date-pickers/time-range-field/#set-limits',
      '/x/react-date-pickers/date-time-range-field/#limit-the-range',
      '/x/react-date-pickers/time-range-picker/#take-the-times-in-two-inputs',
      '/x/react-date-pickers/date-time-range-picker/#take-the-range-in-two-inputs',
    ],
    problem:
      'In a range field with two inputs, <kbd>↑</kbd> and <kbd>↓</kbd> change the minutes by one, whatever you set as `minutesStep`, and lead to times that it rules out.',
    workaround:
      'Also return `minutesStep` from the function in `slotProps.textField`, next to the label.',
  },
  {
    id: 'reopens-at-the-end',
    title: 'A mobile picker reopens at the end of the range',
    versions: '8.7.0',
    components: [
      'TimeRangePicker',
      'MobileTimeRangePicker',
      'DateTimeRangePicker',
      'MobileDateTimeRangePicker',
    ],
    pages: [
      '/x/react-date-pickers/time-range-picker/#know-what-happens-step-by-step',
      '/x/react-date-pickers/date-time-range-picker/#know-what-happens-step-by-step',
    ],
    problem:
      'After users press **OK** or **Cancel** at the end of the range, the dialog of a mobile picker shows the end again when they reopen it. On desktop, it shows the start.',
    workaround:
      "Keep `rangePosition` in state, and set it to `'start'` in `onClose`.",
  },
  {
    id: 'round-clock-in-a-range-picker',
    title: 'A round clock in a range picker moves on too early',
    versions: '8.7.0',
    components: [
      'TimeRangePicker',
      'DesktopTimeRangePicker',
      'MobileTimeRangePicker',
      'DateTimeRangePicker',
      'DesktopDateTimeRangePicker',
      'MobileDateTimeRangePicker',
    ],
    pages: [
      '/x/react-date-pickers/date-time-range-picker/#choose-another-clock',
      '/x/react-date-pickers/time-range-picker/#offer-certain-times-only',
    ],
    problem:
      "When users drag the hand over the hours, a range picker's clock can move on to the minutes right away, so the rest of the drag changes the minutes. On mobile with AM and PM, columns replace the clock after the minutes of the end.",
    workaround:
      "Set `ampm={false}` along with a round clock. This doesn't affect hours that users click instead of dragging.",
    link: '[Issue 15740](https://github.com/mui/mui-x/issues/15740)',
  },
  {
    id: 'ids-of-two-inputs',
    title: 'Fields with two inputs share their ids',
    versions: '8.7.0',
    components: [
      'MultiInputDateRangeField',
      'MultiInputTimeRangeField',
      'MultiInputDateTimeRangeField',
    ],
    pages: [
      '/x/react-date-pickers/time-range-field/#choose-one-input-or-two',
      '/x/react-date-pickers/date-range-field/#label-each-input',
      '/x/react-date-pickers/date-time-range-field/#choose-one-input-or-two',
    ],
    problem:
      "Outside a picker, the inputs of each field with two inputs have the ids `undefined-start` and `undefined-end`. If a page has two such fields, screen readers give the second field's inputs the first field's labels.",
    workaround:
      'Return your own `id` for each input from the function in `slotProps.textField`.',
  },
  {
    id: 'sx-of-two-inputs',
    title: "With two inputs, a range picker's `sx` and `className` do nothing",
    versions: '8.7.0',
    components: ['DateRangePicker', 'TimeRangePicker', 'DateTimeRangePicker'],
    pages: [
      '/x/react-date-pickers/date-range-picker/#take-the-dates-in-two-inputs',
      '/x/react-date-pickers/time-range-picker/#take-the-times-in-two-inputs',
      '/x/react-date-pickers/date-time-range-picker/#take-the-range-in-two-inputs',
    ],
    problem:
      "A field with two inputs doesn't use the `sx` and the `className` of the picker it belongs to.",
    workaround: 'Wrap the field, and style it in your component for `slots.field`.',
  },
  {
    id: 'unfinished-choice-accepted',
    title: 'Dismissing a picker accepts half a choice',
    versions: '8.7.0',
    components: [
      'DateTimePicker',
      'TimePicker',
      'DateRangePicker',
      'TimeRangePicker',
      'DateTimeRangePicker',
    ],
    pages: [
      '/x/react-date-pickers/lifecycle/#know-which-callbacks-a-picker-calls',
      '/x/react-date-pickers/time-range-picker/#know-what-happens-step-by-step',
      '/x/react-date-pickers/date-time-range-picker/#know-what-happens-step-by-step',
    ],
    problem:
      '<kbd>Esc</kbd> and a click outside keep the current value and call `onAccept`, even if users have chosen a date but no time yet, or only the start of a range.',
    workaround:
      'If you need a finished choice, save it from your own button rather than in `onAccept`.',
  },
  {
    id: 'locales-lack-range-texts',
    title: "Two of the range pickers' labels stay in English",
    versions: '8.7.0',
    components: ['DateRangePicker', 'DateTimeRangePicker', 'TimeRangePicker'],
    pages: ['/x/react-date-pickers/localization/#supported-locales'],
    problem:
      'Most locales lack `timeRangePickerToolbarTitle` and `openRangePickerDialogue`, which only range pickers use.',
    workaround:
      "Spread the locale's strings and [add these](/x/react-date-pickers/localization/#write-a-locale).",
  },
  {
    id: 'size-of-the-shortcuts',
    title: 'An `sx` for the shortcuts drops the size of their list',
    versions: '8.7.0',
    components: ['PickersShortcuts'],
    pages: ['/x/react-date-pickers/shortcuts/#position-the-chips'],
    problem:
      "If you set `sx` in `slotProps.shortcuts`, it replaces the list's own `sx`, which makes the list at most 200 px wide and 336 px high, and lets it scroll beyond that.",
    workaround:
      "Repeat it in yours: `maxWidth: 200, maxHeight: 336, overflow: 'auto'`.",
  },
  {
    id: 'shortcuts-of-a-read-only-picker',
    title: 'Shortcuts change a read-only or disabled static picker',
    versions: '8.7.0',
    components: [
      'PickersShortcuts',
      'StaticDatePicker',
      'StaticTimePicker',
      'StaticDateTimePicker',
      'StaticDateRangePicker',
    ],
    pages: ['/x/react-date-pickers/shortcuts/'],
    problem:
      "`readOnly` and `disabled` don't reach the chips, so these still change the value of a static picker.",
    workaround: 'Pass `items: []` in that case.',
  },
  {
    id: 'meridiem-without-hours',
    title: "Columns move on to AM and PM when there's no such column",
    versions: '8.7.0',
    components: ['TimePicker', 'TimeRangePicker'],
    pages: [
      '/x/react-date-pickers/time-picker/#ask-for-hours-minutes-or-seconds',
      '/x/react-date-pickers/time-range-picker/#ask-for-seconds-or-24-hours',
    ],
    problem:
      "Without hours in `views`, the columns of a 12-hour picker move on to an AM and PM column that isn't there, and log a warning in development.",
    workaround: 'Set `ampm={false}`.',
  },
  {
    id: 'dayjs-clock-change',
    title: "Day.js and clock changes: the value isn't the time in the field",
    versions: '8.7.0',
    components: ['DateTimeField', 'DateTimePicker', 'TimeField', 'TimePicker'],
    pages: ['/x/react-date-pickers/timezone/#daylight-saving-time'],
    problem:
      "With Day.js, a field accepts a time that daylight saving time skips. It keeps showing that time, while `onChange` gets `null` or an invalid date if the browser is in the same zone. Otherwise, it gets a time that's an hour off. In the repeated hour, with a named zone in `timezone`, an edit can store a time that's an hour before or after the one in the field.",
    workaround:
      'If users enter times around a clock change, use Luxon. With Day.js, show the value next to the field, for example with `value.format()`.',
  },
  {
    id: 'dayjs-range-at-utc',
    title: "With Day.js, a range throws where the browser's clock is at UTC",
    versions: '8.7.0',
    components: [
      'DateRangeCalendar',
      'DateRangePicker',
      'DateTimeRangePicker',
      'TimeRangePicker',
      'SingleInputDateRangeField',
    ],
    pages: [
      '/x/react-date-pickers/timezone/#choose-a-zone',
      '/x/react-date-pickers/date-range-picker/',
    ],
    problem:
      "If Day.js's `timezone` plugin is loaded and the browser's clock is at UTC on that date, such as in London in winter, a component changes the zone of the dates that you pass. If it changes only one end of a range, it throws “The timezone of the start and the end date should be the same”.",
    workaround:
      "Create both dates with `dayjs.tz()`, for example `dayjs.tz('2026-01-10', dayjs.tz.guess())`.",
  },
  {
    id: 'hour-skipped-by-the-browser',
    title: "Users can't type the hour that the browser’s own clock skips",
    versions: '8.7.0',
    components: ['DateTimeField', 'DateTimePicker', 'TimeField', 'TimePicker'],
    pages: ['/x/react-date-pickers/timezone/#daylight-saving-time'],
    problem:
      'Fields read what users type in the browser\'s time zone, even if `timezone` names another one. If the browser’s clock goes forward that day, a typed time in the skipped hour becomes an hour later with Luxon and Moment.js, and `null` with Day.js. In New York, nobody can type 02:30 on March 8, 2026, with `timezone="UTC"`.',
    workaround: 'Users can choose the hour in the columns of a picker.',
  },
  {
    id: 'zone-of-an-empty-field',
    title: 'An empty field keeps its old time zone',
    versions: '8.7.0',
    components: [
      'DateTimeField',
      'TimeField',
      'DateField',
      'SingleInputDateRangeField',
      'SingleInputDateTimeRangeField',
    ],
    pages: ['/x/react-date-pickers/timezone/#choose-a-zone'],
    problem:
      'If `timezone` changes, an empty field reads what users type in the zone it had before.',
    workaround: 'Pass the zone as the `key` as well.',
  },
  {
    id: 'toolbar-slot-of-time-ranges',
    title: 'TypeScript rejects `slots.toolbar` in a time range picker',
    versions: '8.7.0',
    components: [
      'TimeRangePicker',
      'DesktopTimeRangePicker',
      'MobileTimeRangePicker',
    ],
    pages: ['/x/react-date-pickers/custom-components/#add-text-to-the-toolbar'],
    problem:
      'The types call the slot `Toolbar`, but the code reads `toolbar`, so the name that compiles has no effect.',
    workaround: 'Pass your component as `slots={{ toolbar: … } as object}`.',
  },
  {
    id: 'date-part-of-date-time-pickers',
    title:
      'Date-time pickers and fields ignore `disableIgnoringDatePartForTimeValidation`',
    versions: '8.7.0',
    components: [
      'DateTimePicker',
      'DesktopDateTimePicker',
      'MobileDateTimePicker',
      'StaticDateTimePicker',
      'DateTimeRangePicker',
      'DesktopDateTimeRangePicker',
      'MobileDateTimeRangePicker',
      'DateTimeField',
      'SingleInputDateTimeRangeField',
      'MultiInputDateTimeRangeField',
    ],
    pages: ['/x/react-date-pickers/validation/#limit-the-hours-of-the-day'],
    problem:
      'Components with a date and a time set the prop themselves, to `true` if you pass `minDateTime`, `maxDateTime`, `disableFuture`, or `disablePast`, and to `false` otherwise.',
    workaround:
      'Use [`minDateTime` and `maxDateTime`](/x/react-date-pickers/validation/#limit-a-period-with-date-and-time).',
  },
];
