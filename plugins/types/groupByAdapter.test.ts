import { groupByAdapter } from './groupByAdapter';

const dayjs = `import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';`;
const luxon = `import { AdapterLuxon } from '@mui/x-date-pickers-pro/AdapterLuxon';`;

it('groups files by the adapters that they load, directly or through others', () => {
  const sources = new Map([
    ['/d/Plain.tsx', `import { data } from './data';`],
    ['/d/data.ts', 'export const data = 1;'],
    ['/d/Dayjs.tsx', dayjs],
    ['/d/Luxon.tsx', `import { Field } from './parts/Field';`],
    ['/d/parts/Field.tsx', `${luxon}\nimport '../Luxon';`],
    ['/d/Switch.tsx', `${luxon}\n${dayjs}`],
  ]);
  expect(Object.fromEntries(groupByAdapter(sources))).toEqual({
    '': ['/d/Plain.tsx', '/d/data.ts'],
    AdapterDayjs: ['/d/Dayjs.tsx'],
    AdapterLuxon: ['/d/Luxon.tsx', '/d/parts/Field.tsx'],
    'AdapterDayjs+AdapterLuxon': ['/d/Switch.tsx'],
  });
});

it('finds dynamic imports, and nothing in comments and strings', () => {
  const sources = new Map([
    ['/d/Later.ts', `void import('@mui/x-date-pickers/AdapterMoment');`],
    ['/d/Word.ts', `// ${dayjs}\nconst text = "@mui/x-date-pickers/AdapterLuxon";`],
  ]);
  expect([...groupByAdapter(sources).keys()]).toEqual(['AdapterMoment', '']);
});

it('separates modules that extend the types of others', () => {
  const module = `declare module '@mui/x-data-grid' {\n  interface Extra {}\n}\n`;
  const sources = new Map([
    ['/d/Plain.tsx', dayjs],
    ['/d/Extra.tsx', `${dayjs}\n${module}`],
    ['/d/Global.ts', 'declare global {\n  var size: number;\n}\nexport {};\n'],
    ['/d/assets.d.ts', `declare module '*.css';`],
  ]);
  expect(Object.fromEntries(groupByAdapter(sources))).toEqual({
    AdapterDayjs: ['/d/Plain.tsx'],
    'AdapterDayjs+augmented': ['/d/Extra.tsx'],
    augmented: ['/d/Global.ts'],
    '': ['/d/assets.d.ts'],
  });
});
