import { OTHER_LIBRARIES, type OtherLibrary } from './dialects';
import { translateDates } from './translateDates';

const CODE = `import * as React from 'react';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import dayjs, { type Dayjs } from 'dayjs';

export default function Due() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2025-06-12'));
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker value={value} onChange={setValue} minDate={dayjs()} />
    </LocalizationProvider>
  );
}
`;

const translate = (code: string, library: OtherLibrary = 'luxon') =>
  translateDates(code, 'Due.tsx', library);

it.each([
  [
    'date-fns',
    "AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';",
    "import { parseISO } from 'date-fns';",
    "React.useState<Date | null>(parseISO('2025-06-12'))",
    'minDate={new Date()}',
  ],
  [
    'luxon',
    "AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';",
    "import { DateTime } from 'luxon';",
    "React.useState<DateTime | null>(DateTime.fromISO('2025-06-12'))",
    'minDate={DateTime.now()}',
  ],
  [
    'moment',
    "AdapterMoment } from '@mui/x-date-pickers/AdapterMoment';",
    "import moment, { type Moment } from 'moment';",
    "React.useState<Moment | null>(moment('2025-06-12'))",
    'minDate={moment()}',
  ],
] as const)('writes a demo with %s', (library, ...parts) => {
  const text = translate(CODE, library);
  parts.forEach((part) => expect(text).toContain(part));
  expect(text).not.toMatch(/dayjs/i);
});

it('imports what is needed, and nothing else', () => {
  const typed = "import type { Dayjs } from 'dayjs';\nlet day: Dayjs;\n";
  expect(translate(typed, 'luxon')).toBe(
    "import { type DateTime } from 'luxon';\nlet day: DateTime;\n",
  );
  expect(translate(typed, 'date-fns')).toBe('let day: Date;\n');
  const now = "import dayjs from 'dayjs';\nconst now = dayjs();\n";
  expect(translate(now, 'date-fns')).toBe('const now = new Date();\n');
  expect(translate(now, 'moment')).toBe("import moment from 'moment';\nconst now = moment();\n");
});

it('follows the adapter to the commercial packages', () => {
  expect(translate("import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';")).toBe(
    "import { AdapterLuxon } from '@mui/x-date-pickers-pro/AdapterLuxon';",
  );
});

it('keeps adapter calls, which all libraries support', () => {
  const code =
    "import dayjs from 'dayjs';\nconst adapter = usePickerAdapter();\nadapter.format(dayjs('2025-06-12'), 'fullDate');\n";
  expect(translate(code)).toContain("adapter.format(DateTime.fromISO('2025-06-12'), 'fullDate');");
});

it('leaves a file without dates alone', () => {
  expect(translate('export const rows = [1, 2];\n')).toBe('export const rows = [1, 2];\n');
});

describe.each([
  ['a plugin', "import utc from 'dayjs/plugin/utc';"],
  ['a language', "import 'dayjs/locale/de';"],
  ['another name for it', "import day from 'dayjs';"],
  ['another text than ISO', "import dayjs from 'dayjs'; dayjs('12/06/2025');"],
  ['a time zone in the text', "import dayjs from 'dayjs'; dayjs('2025-06-12T10:00Z');"],
  ['a value', "import dayjs from 'dayjs'; dayjs(day);"],
  ['a format', "import dayjs from 'dayjs'; dayjs('2025-06-12', 'YYYY');"],
  ['its namespace', "import dayjs from 'dayjs'; dayjs.tz.guess();"],
  ['it as a value', "import dayjs from 'dayjs'; parse(dayjs);"],
  ['a method of a date', "value.add(1, 'day');"],
  ['a method of what may be one', "value?.format('D MMM');"],
  ['a language of the provider', '<LocalizationProvider adapterLocale="de" />'],
  ['a format of a field', '<DateField format="MMMM YYYY" />'],
  ['formats in an object', "const props = { format: 'YYYY' };"],
  ['a time zone', '<DateField timezone="UTC" />'],
])("doesn't translate %s", (_name, code) => {
  it.each(OTHER_LIBRARIES)('to %s', (library) => {
    expect(translate(code, library)).toBeUndefined();
  });
});
