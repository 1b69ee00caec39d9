import {
  isEntryName,
  isSourceFileName,
  MAX_PROGRAM_LENGTH,
  readSharedProgram,
  readSourceFiles,
} from './sharedProgram';

const ENTRY = { name: 'Demo.tsx', code: 'export default () => null;' };
const PROGRAM = {
  version: 'v8',
  library: 'data-grid',
  styling: 'system',
  language: 'TS',
  files: [ENTRY, { name: 'parts/rows.ts', code: '' }],
};

it.each(['rows.ts', 'parts/Row.tsx', 'styles.css', 'Branded.tailwind.tsx', 'a/b-c/_d.js', 'E.jsx'])(
  'accepts the file name %s',
  (name) => expect(isSourceFileName(name)).toBe(true),
);

it.each([
  ...['', '.ts', 'rows', 'rows.json', 'rows.TS', '../rows.ts', './rows.ts', '/rows.ts'],
  ...['parts//Row.tsx', 'parts\\Row.tsx', 'a b.ts', 'rows..ts', 'rows.ts/', '.parts/Row.tsx'],
  ...['<img>.ts', 'rows.ts\n', `${'a'.repeat(90)}.ts`],
])('rejects the file name %j', (name) => expect(isSourceFileName(name)).toBe(false));

it('accepts modules as the entry, but no style sheets', () => {
  expect(isEntryName('App.js')).toBe(true);
  expect(isEntryName('App.css')).toBe(false);
});

it('reads a program and drops unknown fields', () => {
  expect(readSharedProgram({ ...PROGRAM, extra: 1, files: [{ ...ENTRY, html: '<b>' }] })).toEqual({
    ...PROGRAM,
    files: [ENTRY],
  });
});

it.each([
  ['nothing', null],
  ['a text', 'Demo.tsx'],
  ['a list', [PROGRAM]],
  ['an unknown styling', { ...PROGRAM, styling: 'toString' }],
  ['an unknown language', { ...PROGRAM, language: 'ts' }],
  ['a version that is a path', { ...PROGRAM, version: '../v8' }],
  ["a library that isn't a string", { ...PROGRAM, library: ['charts'] }],
  ['no files', { ...PROGRAM, files: [] }],
  ["files that aren't a list", { ...PROGRAM, files: { length: 1, 0: ENTRY } }],
])('rejects %s', (_what, value) => expect(readSharedProgram(value)).toBeUndefined());

it.each([
  ["code that isn't a string", [{ name: 'Demo.tsx', code: 1 }]],
  ['one bad file among good ones', [ENTRY, { name: '../secret.ts', code: '' }]],
  ['two files with the same name', [ENTRY, { name: 'demo.tsx', code: '' }]],
  ['a style sheet as the entry', [{ name: 'styles.css', code: '' }, ENTRY]],
  ['too many files', Array.from({ length: 51 }, (_, at) => ({ name: `f${at}.ts`, code: '' }))],
  ['too much code', [{ name: 'Demo.tsx', code: 'x'.repeat(MAX_PROGRAM_LENGTH) }]],
])('rejects %s', (_what, files) => expect(readSourceFiles(files)).toBeUndefined());
