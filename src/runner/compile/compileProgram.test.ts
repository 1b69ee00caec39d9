import { compileProgram } from './compileProgram';
import { ProgramError } from './ProgramError';

const AVAILABLE = [
  '@mui/material',
  '@mui/material/Button',
  '@mui/material/ButtonBase',
  '@mui/x-data-grid',
  'dayjs',
  'react',
  'react/jsx-runtime',
];

function compile(files: Record<string, string>) {
  const list = Object.entries(files).map(([name, code]) => ({ name, code }));
  return compileProgram({ files: list, styling: 'system' }, AVAILABLE);
}

function getDiagnostic(files: Record<string, string>) {
  try {
    compile(files);
  } catch (error) {
    if (error instanceof ProgramError) {
      return error.diagnostic;
    }
    throw error;
  }
  return undefined;
}

it('follows relative imports through folders, extensions and cycles', () => {
  const { entry, modules, specifiers } = compile({
    'Demo.tsx':
      "import { rows } from './parts/rows';\nimport './Demo.css';\nexport default () => rows;",
    'Demo.css': '.a {}',
    'parts/rows.ts':
      "import dayjs from 'dayjs';\nimport { b } from '../b';\nexport const rows = [dayjs(), b];",
    'b/index.ts': "import { rows } from '../parts/rows';\nexport const b = () => rows;",
    'unused.ts': 'this is not even code',
  });
  expect(entry).toBe('Demo.tsx');
  expect([...modules.keys()].sort()).toEqual([
    'Demo.css',
    'Demo.tsx',
    'b/index.ts',
    'parts/rows.ts',
  ]);
  expect(modules.get('parts/rows.ts')).toMatchObject({
    siblings: new Map([['../b', 'b/index.ts']]),
  });
  expect(modules.get('Demo.css')).toEqual({ kind: 'style', text: '.a {}' });
  expect(specifiers).toEqual(['dayjs']);
});

it('suggests what is similar to a missing module', () => {
  expect(
    getDiagnostic({
      'Demo.tsx':
        "import {\n  Buton,\n} from '@mui/material/Buton';\nexport default () => <Buton />;",
    }),
  ).toEqual({
    message: expect.stringMatching(
      /^@mui\/material\/Buton isn't available here\. Available: @mui\/material\/Button, /,
    ),
    file: 'Demo.tsx',
    line: 3,
    column: 8,
  });
});

it('lists the packages if nothing is similar', () => {
  expect(getDiagnostic({ 'Demo.ts': "import axios from 'axios';\naxios();" })?.message).toBe(
    "axios isn't available here. Available: @mui/material, @mui/x-data-grid, dayjs, react.",
  );
});

it.each(['./row', '../rows', './rows/rows'])("doesn't find the file %s", (specifier) => {
  expect(
    getDiagnostic({
      'Demo.ts': "import './helper';",
      'helper.ts': `\nimport { a } from "${specifier}";\nexport default a;`,
      'rows.ts': '',
    }),
  ).toEqual({
    message: `${specifier} isn't a file of this program. Its files: Demo.ts, helper.ts, rows.ts.`,
    file: 'helper.ts',
    line: 2,
    column: 19,
  });
});
