import path from 'node:path';
import { compileByAdapter } from './compileByAdapter';
import { readWorkspace } from './checkWorkspace';

const DOCS_DIR = path.resolve('docs');

/** Each date library: its adapter, how to create a date, and a member that only its dates have. */
const LIBRARIES = [
  ['AdapterDayjs', `import dayjs from 'dayjs';`, `dayjs('2025-03-04')`, 'date()'],
  ['AdapterDateFns', '', 'new Date(2025, 2, 4)', 'getDate()'],
  ['AdapterDateFnsJalali', '', 'new Date(2025, 2, 4)', 'getDate()'],
  ['AdapterLuxon', `import { DateTime } from 'luxon';`, 'DateTime.local(2025, 3, 4)', 'day'],
  ['AdapterMoment', `import moment from 'moment';`, `moment('2025-03-04')`, 'date()'],
  [
    'AdapterMomentJalaali',
    `import moment from 'moment-jalaali';`,
    `moment('2025-03-04')`,
    'jDate()',
  ],
  ['AdapterMomentHijri', `import moment from 'moment-hijri';`, `moment('2025-03-04')`, 'iDate()'],
] as const;

const COMPONENTS = [
  'DatePicker',
  'DateField',
  'DateCalendar',
  'TimePicker',
  'TimeField',
  'DigitalClock',
  'DateTimePicker',
  'StaticDatePicker',
  'MobileDatePicker',
];

function writeDemo(component: string, [adapter, date, value, part]: (typeof LIBRARIES)[number]) {
  return `import { ${adapter} } from '@mui/x-date-pickers/${adapter}';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { ${component} } from '@mui/x-date-pickers/${component}';
${date}
${adapter.startsWith('AdapterMoment') ? `import 'moment/locale/fa';` : ''}

export default function Demo() {
  return (
    <LocalizationProvider dateAdapter={${adapter}}>
      <${component} defaultValue={${value}} onChange={(day) => void day?.${part}} />
    </LocalizationProvider>
  );
}
`;
}

function compile(demos: ReadonlyMap<string, string>): string[] {
  const { config, ambient } = readWorkspace(DOCS_DIR);
  const sources = new Map([...demos].map(([name, code]) => [path.join(DOCS_DIR, name), code]));
  return compileByAdapter({ sources, config, ambient }).map(
    ({ file = '', line, text }) => `${path.basename(file)}:${line} ${text}`,
  );
}

it('compiles demos of seven date adapters side by side', () => {
  const demos = LIBRARIES.flatMap((library) =>
    COMPONENTS.map(
      (component) => [`${library[0]}-${component}.tsx`, writeDemo(component, library)] as const,
    ),
  );
  expect(compile(new Map(demos))).toEqual([]);
}, 120_000);

it('still knows the dates of each library', () => {
  const [, , , luxon] = LIBRARIES;
  const demos = new Map([
    ['Right.tsx', writeDemo('DateField', luxon)],
    ['Wrong.tsx', writeDemo('DateField', luxon).replace('?.day', '?.date()')],
  ]);
  expect(compile(demos)).toEqual([
    "Wrong.tsx:10 Property 'date' does not exist on type 'DateTime<boolean>'.",
  ]);
}, 120_000);

it('counts lines correctly after multibyte characters', () => {
  const far = `/** ${'ä🙂'.repeat(40)} */\nexport const a = 1;\nexport const b: string = a;\n`;
  expect(compile(new Map([['Far.ts', far]]))).toEqual([
    "Far.ts:3 Type 'number' is not assignable to type 'string'.",
  ]);
});

it('explains a wrong type completely, and only requires JavaScript to parse', () => {
  const demos = new Map([
    ['Deep.ts', 'export const a: { b: string } = { b: { c: 1 } as { c: number } };\n'],
    ['Right.js', "import x from 'nowhere';\nexport const y = x.z;\n"],
    ['Wrong.js', '\nconst = 1;\n'],
  ]);
  expect(compile(demos)).toEqual([
    "Deep.ts:1 Type '{ c: number; }' is not assignable to type 'string'.",
    'Wrong.js:2 Variable declaration expected.',
  ]);
});
