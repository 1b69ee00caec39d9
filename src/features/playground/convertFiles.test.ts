import { CodeFaultError } from './codeDiagnostic';
import { convertFiles } from './convertFiles';
import { formatFiles } from './formatCode';

const FILES = [
  {
    name: 'App.tsx',
    code: `import { rows, type Row } from './rows';
import './App.css';

// Kept.
export default function App({ row = rows[0] }: { row?: Row }) {
  return <b>{row.name}</b>;
}
`,
  },
  {
    name: 'rows.ts',
    code: `export interface Row { name: string }\nexport const rows = <Row[]>[];\n`,
  },
  { name: 'App.css', code: 'b{color:red}' },
];

async function catchDiagnostic(work: Promise<unknown>) {
  const error: unknown = await work.catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(CodeFaultError);
  return (error as CodeFaultError).diagnostic;
}

it('converts TypeScript to JavaScript without types, but with comments and JSX', async () => {
  expect(await convertFiles(FILES, 'JS')).toEqual([
    {
      name: 'App.js',
      code: `import { rows } from './rows';
import './App.css';

// Kept.
export default function App({ row = rows[0] }) {
  return <b>{row.name}</b>;
}
`,
    },
    { name: 'rows.js', code: 'export const rows = [];\n' },
    FILES[2],
  ]);
});

it('only renames JavaScript to convert it to TypeScript', async () => {
  expect(await convertFiles([{ name: 'App.js', code: 'odd  ;' }], 'TS')).toEqual([
    { name: 'App.tsx', code: 'odd  ;' },
  ]);
});

it("reports where code can't be converted", async () => {
  const files = [FILES[1]!, { name: 'App.tsx', code: 'const a = 1;\nconst b = ;\n' }];
  expect(await catchDiagnostic(convertFiles(files, 'JS'))).toEqual({
    file: 'App.tsx',
    line: 2,
    column: expect.any(Number),
    message: expect.stringMatching(/^Unexpected token$/),
  });
});

it('formats every type of file', async () => {
  const files = [
    { name: 'App.tsx', code: 'const a:number=1' },
    { name: 'rows.ts', code: 'export const b = <string>"b"' },
    { name: 'old.js', code: 'let c = <i className="c"/>' },
    { name: 'App.css', code: 'b{color:red}' },
  ];
  const codes = (await formatFiles(files)).map(({ code }) => code);
  expect(codes).toEqual([
    'const a: number = 1;\n',
    "export const b = <string>'b';\n",
    'let c = <i className="c" />;\n',
    'b {\n  color: red;\n}\n',
  ]);
});

it.each([
  ['App.tsx', 'const a = 1;\nreturn (;\n'],
  ['App.js', 'const a = 1;\nreturn (;\n'],
  ['App.css', 'b {\n  color: red; }}\n'],
])("reports the line in which %s can't be formatted", async (name, code) => {
  const diagnostic = await catchDiagnostic(formatFiles([{ name, code }]));
  expect(diagnostic).toMatchObject({ file: name, line: 2 });
  expect(diagnostic.message).not.toMatch(/\(\d+:\d+\)|\n/);
});
