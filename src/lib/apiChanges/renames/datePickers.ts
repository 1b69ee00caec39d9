import { lowerFirst } from '../../lowerFirst';
import { createRenames, type Rename } from '../Rename';

/** `CalendarPicker` and its relatives in v5, and their names in v6. */
const VIEWS = {
  CalendarPicker: 'DateCalendar',
  CalendarPickerSkeleton: 'DayCalendarSkeleton',
  MonthPicker: 'MonthCalendar',
  YearPicker: 'YearCalendar',
  ClockPicker: 'TimeClock',
} as const;

/** A view with everything that is exported under its name. */
function renameView([before, after]: [string, string]): [string, string][] {
  return [
    ...['', 'Props', 'Classes', 'ClassKey'].map((end): [string, string] => [
      `${before}${end}`,
      `${after}${end}`,
    ]),
    [`${lowerFirst(before)}Classes`, `${lowerFirst(after)}Classes`],
    [`get${before}UtilityClass`, `get${after}UtilityClass`],
  ];
}

/** Owners of slots that lost `Component` in the names of their types in v7. */
const SLOT_OWNERS = [
  ...['DateCalendar', 'DateRangeCalendar', 'DigitalClock', 'MultiSectionDigitalClock'],
  ...['TimeClock', 'PickersCalendarHeader', 'PickersLayout', 'ExportedPickersLayout'],
  ...['Desktop', 'Mobile', 'Static'].flatMap((variant) =>
    ['DatePicker', 'TimePicker', 'DateTimePicker', 'DateRangePicker'].map(
      (name) => `${variant}${name}`,
    ),
  ),
];
const RESPONSIVE_OWNERS = ['DatePicker', 'TimePicker', 'DateTimePicker', 'DateRangePicker'];

function renameSlotTypes(owner: string, before: string): [string, string][] {
  return [
    [`${owner}${before}`, `${owner}Slots`],
    [`${owner}SlotsComponentsProps`, `${owner}SlotProps`],
  ];
}

/** The classes of the buttons that v8 merged into their calendars. */
function renameButtonClasses(before: string, after: string): [string, string][] {
  return [
    [`pickers${before}Classes`, `${lowerFirst(after)}Classes`],
    [`Pickers${before}Classes`, `${after}Classes`],
    [`Pickers${before}ClassKey`, `${after}ClassKey`],
  ];
}

/** What v8 passes in a context and v7 passed as props. */
const CONTEXT_PROPS = {
  value: 'usePickerContext().value',
  disabled: 'usePickerContext().disabled',
  readOnly: 'usePickerContext().readOnly',
  orientation: 'usePickerContext().orientation',
  isLandscape: 'usePickerContext().orientation',
  wrapperVariant: 'usePickerContext().variant',
  view: 'usePickerContext().view',
  views: 'usePickerContext().views',
  onViewChange: 'usePickerActionsContext().setView',
  isRtl: 'useRtl() from @mui/system/RtlProvider',
  isValid: 'useIsValidValue()',
  onClear: 'usePickerActionsContext().clearValue',
  onSetToday: 'usePickerActionsContext().setValueToToday',
  onAccept: 'usePickerActionsContext().acceptValueChanges',
  onCancel: 'usePickerActionsContext().cancelValueChanges',
  onOpen: 'usePickerActionsContext().setOpen',
  onClose: 'usePickerActionsContext().setOpen',
  onDismiss: 'usePickerActionsContext().acceptValueChanges',
  onChange: 'usePickerActionsContext().setValue',
  onSelectShortcut: 'usePickerActionsContext().setValue',
  rangePosition: 'usePickerRangePositionContext().rangePosition',
  onRangePositionChange: 'usePickerRangePositionContext().setRangePosition',
};
type ContextProp = keyof typeof CONTEXT_PROPS;

const RANGE: readonly ContextProp[] = ['rangePosition', 'onRangePositionChange'];
const TABS: readonly ContextProp[] = ['view', 'onViewChange'];
const ACTION_BAR: readonly ContextProp[] = ['onClear', 'onSetToday', 'onAccept', 'onCancel'];
const TOOLBAR: readonly ContextProp[] = [
  ...(['value', 'disabled', 'readOnly', 'isLandscape'] as const),
  ...(['view', 'views', 'onViewChange', 'onChange'] as const),
];
const LAYOUT: readonly ContextProp[] = [
  ...TOOLBAR,
  ...ACTION_BAR,
  ...(['orientation', 'wrapperVariant', 'isRtl', 'isValid'] as const),
  ...(['onOpen', 'onClose', 'onDismiss', 'onSelectShortcut'] as const),
];
const CONTEXT_OWNERS: Readonly<Record<string, readonly ContextProp[]>> = {
  PickersLayout: LAYOUT,
  DesktopDateTimePickerLayout: LAYOUT,
  PickersActionBar: ACTION_BAR,
  PickersShortcuts: ['isLandscape', 'onChange', 'isValid'],
  DatePickerToolbar: TOOLBAR,
  TimePickerToolbar: TOOLBAR,
  DateTimePickerToolbar: TOOLBAR,
  DateRangePickerToolbar: [...TOOLBAR, ...RANGE],
  DateTimeRangePickerToolbar: [...TOOLBAR, ...RANGE],
  DateTimePickerTabs: TABS,
  DateTimeRangePickerTabs: [...TABS, ...RANGE],
};

function listContextProps([owner, props]: [string, readonly ContextProp[]]): [string, string][] {
  return props.map((prop) => [`${owner}.${prop}`, CONTEXT_PROPS[prop]]);
}

/** The names in the date picker guides v5 → v6, v6 → v7 and v7 → v8. */
export const DATE_PICKERS_RENAMES: readonly Rename[] = [
  ...createRenames(
    { product: 'date-pickers', from: 'v5', to: 'v6' },
    {
      renamed: {
        member: {
          inputFormat: 'format',
          'CalendarPicker.date': 'value',
          'MonthPicker.date': 'value',
          'YearPicker.date': 'value',
          'ClockPicker.date': 'value',
          'LocalizationProvider.locale': 'adapterLocale',
          'DateTimePickerTabs.onChange': 'onViewChange',
          'DateTimePickerTabs.dateRangeIcon': 'dateIcon',
          currentlySelectingRangeEnd: 'rangePosition',
          setCurrentlySelectingRangeEnd: 'onRangePositionChange',
          openView: 'view',
        },
        slot: {
          leftArrowButton: 'previousIconButton',
          rightArrowButton: 'nextIconButton',
          paperContent: 'layout',
        },
        export: {
          ...Object.fromEntries(Object.entries(VIEWS).flatMap(renameView)),
          DayPicker: 'DayCalendar',
          CalendarPickerSlotsComponent: 'DateCalendarSlotsComponent',
          CalendarPickerSlotsComponentsProps: 'DateCalendarSlotsComponentsProps',
        },
      },
      instead: {
        member: {
          endText: 'localeText.end',
          startText: 'localeText.start',
          getClockLabelText: 'localeText.clockLabelText',
          getHoursClockNumberText: 'localeText.hoursClockNumberText',
          getMinutesClockNumberText: 'localeText.minutesClockNumberText',
          getSecondsClockNumberText: 'localeText.secondsClockNumberText',
          getViewSwitchingButtonText: 'localeText.calendarViewSwitchingButtonAriaLabel',
          leftArrowButtonText: 'localeText.openPreviousView, localeText.previousMonth',
          rightArrowButtonText: 'localeText.openNextView, localeText.nextMonth',
          getOpenDialogAriaText:
            'localeText.openDatePickerDialogue, localeText.openTimePickerDialogue',
          renderInput: 'slotProps.textField',
          ToolbarComponent: 'slots.toolbar',
          toolbarPlaceholder: 'slotProps.toolbar.toolbarPlaceholder',
          toolbarFormat: 'slotProps.toolbar.toolbarFormat',
          showToolbar: 'slotProps.toolbar.hidden',
          toolbarTitle: 'localeText.toolbarTitle',
          hideTabs: 'slotProps.tabs.hidden',
          dateRangeIcon: 'slotProps.tabs.dateIcon',
          timeIcon: 'slotProps.tabs.timeIcon',
          renderDay: 'slots.day',
          PopperProps: 'slotProps.popper',
          TransitionComponent: 'slots.desktopTransition',
          DialogProps: 'slotProps.dialog',
          PaperProps: 'slotProps.desktopPaper',
          TrapFocusProps: 'slotProps.desktopTrapFocus',
          InputProps: 'slotProps.textField.InputProps',
          InputAdornmentProps: 'slotProps.inputAdornment',
          OpenPickerButtonProps: 'slotProps.openPickerButton',
        },
        class: {
          modeMobile: 'DEFAULT_DESKTOP_MODE_MEDIA_QUERY',
          modeDesktop: 'DEFAULT_DESKTOP_MODE_MEDIA_QUERY',
        },
      },
    },
  ),
  ...createRenames(
    { product: 'date-pickers', from: 'v6', to: 'v7' },
    {
      renamed: {
        member: {
          components: 'slots',
          componentsProps: 'slotProps',
          shouldDisableClock: 'shouldDisableTime',
          defaultCalendarMonth: 'referenceDate',
        },
        export: {
          ...Object.fromEntries([
            ...SLOT_OWNERS.flatMap((owner) => renameSlotTypes(owner, 'SlotsComponent')),
            ...RESPONSIVE_OWNERS.flatMap((owner) => renameSlotTypes(owner, 'SlotsComponents')),
          ]),
          dayPickerClasses: 'dayCalendarClasses',
        },
      },
      instead: {
        member: {
          dateLibInstance: 'timezone',
        },
      },
    },
  ),
  ...createRenames(
    { product: 'date-pickers', from: 'v7', to: 'v8' },
    {
      renamed: {
        theme: { MuiPickersPopper: 'MuiPickerPopper' },
        export: {
          ...Object.fromEntries([
            ...renameButtonClasses('Month', 'MonthCalendar'),
            ...renameButtonClasses('Year', 'YearCalendar'),
          ]),
          usePickersTranslations: 'usePickerTranslations',
          usePickersContext: 'usePickerContext',
          FieldValueType: 'PickerValueType',
          RangeFieldSection: 'FieldRangeSection',
          PickerShortcutChangeImportance: 'PickerChangeImportance',
          unstable_useMultiInputDateRangeField: 'unstable_useMultiInputRangeField',
          unstable_useMultiInputTimeRangeField: 'unstable_useMultiInputRangeField',
          unstable_useMultiInputDateTimeRangeField: 'unstable_useMultiInputRangeField',
        },
        // The plain paths are now those of a different major of the date library.
        path: Object.fromEntries(
          ['AdapterDateFns', 'AdapterDateFnsJalali'].flatMap((adapter) => [
            [`@mui/x-date-pickers/${adapter}`, `@mui/x-date-pickers/${adapter}V2`],
            [`@mui/x-date-pickers/${adapter}V3`, `@mui/x-date-pickers/${adapter}`],
          ]),
        ),
      },
      instead: {
        member: {
          ...Object.fromEntries(Object.entries(CONTEXT_OWNERS).flatMap(listContextProps)),
          'AdapterFormats.fullTime': 'fullTime12h, fullTime24h',
          'AdapterFormats.keyboardDateTime': 'keyboardDateTime12h, keyboardDateTime24h',
        },
        theme: { MuiPickersMonth: 'MuiMonthCalendar', MuiPickersYear: 'MuiYearCalendar' },
        export: {
          LicenseInfo: '@mui/x-license',
          useClearableField: 'clearable, onClear',
          UseDateRangeFieldProps: 'DateRangeManagerFieldInternalProps',
          ...Object.fromEntries(
            ['DateRange', 'TimeRange', 'DateTimeRange'].flatMap((kind) =>
              ['Props', 'ComponentProps'].map((end) => [
                `UseMultiInput${kind}Field${end}`,
                `${kind}ManagerFieldInternalProps, MultiInputFieldRefs`,
              ]),
            ),
          ),
          MultiInputRangeFieldClasses:
            'MultiInputDateRangeFieldClasses, MultiInputTimeRangeFieldClasses, MultiInputDateTimeRangeFieldClasses',
          MultiInputRangeFieldClassKey:
            'MultiInputDateRangeFieldClassKey, MultiInputTimeRangeFieldClassKey, MultiInputDateTimeRangeFieldClassKey',
          BaseSingleInputFieldProps:
            'DatePickerFieldProps, TimePickerFieldProps, DateTimePickerFieldProps, DateRangePickerFieldProps, DateTimeRangePickerFieldProps',
          BaseMultiInputFieldProps: 'DateRangePickerFieldProps, MultiInputFieldRefs',
          BasePickersTextFieldProps:
            'BaseSingleInputPickersTextFieldProps, BaseMultiInputPickersTextFieldProps',
        },
      },
    },
  ),
];
