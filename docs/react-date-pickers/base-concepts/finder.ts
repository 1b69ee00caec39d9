export const kinds = [
  'Date',
  'Time',
  'Date and time',
  'Date range',
  'Time range',
  'Date and time range',
] as const;

export const styles = ['Picker', 'Field', 'View', 'Static picker'] as const;

export type Kind = (typeof kinds)[number];
export type Style = (typeof styles)[number];

/** Part of the component names for each kind of value. */
const stems: Record<Kind, string> = {
  Date: 'Date',
  Time: 'Time',
  'Date and time': 'DateTime',
  'Date range': 'DateRange',
  'Time range': 'TimeRange',
  'Date and time range': 'DateTimeRange',
};

const views: Record<Kind, string[]> = {
  Date: ['DateCalendar', 'MonthCalendar', 'YearCalendar'],
  Time: ['TimeClock', 'DigitalClock', 'MultiSectionDigitalClock'],
  'Date and time': ['DateCalendar', 'TimeClock'],
  'Date range': ['DateRangeCalendar'],
  'Time range': [],
  'Date and time range': [],
};

export function findComponents(kind: Kind, style: Style): string[] {
  const stem = stems[kind];
  const isRange = kind.endsWith('range');

  switch (style) {
    case 'Picker':
      return ['', 'Desktop', 'Mobile'].map((prefix) => `${prefix}${stem}Picker`);
    case 'Field':
      return isRange
        ? [`SingleInput${stem}Field`, `MultiInput${stem}Field`]
        : [`${stem}Field`];
    case 'View':
      return views[kind];
    default:
      return isRange && kind !== 'Date range' ? [] : [`Static${stem}Picker`];
  }
}

export const getPackage = (name: string) =>
  `@mui/x-date-pickers${name.includes('Range') ? '-pro' : ''}`;

export const getPage = (name: string) =>
  `/x/api/date-pickers/${name.replace(/\B[A-Z]/g, '-$&').toLowerCase()}/`;
