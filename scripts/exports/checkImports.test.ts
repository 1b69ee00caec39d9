import { formatDiagnostic } from '../../src/lib/diagnostic';
import { checkImports } from './checkImports';
import { createExampleSources } from './exampleSources';
import { packEveryWay } from './packEveryWay';

const component = 'export default function Example() {\n  return <b />;\n}\n';

function check(files: Record<string, string>): string[] {
  const sources = createExampleSources(
    'docs/Example.tsx',
    ['system'],
    Object.entries(files).map(([name, code]) => ({ name, code })),
  );
  return packEveryWay(sources).flatMap(checkImports).map(formatDiagnostic);
}

describe('checkImports', () => {
  it('accepts files of the project and packages that it declares', () => {
    expect(
      check({
        'Example.tsx': `import './parts/text';\nimport './Example.css';\n${component}`,
        'parts/text.ts': "import Box from '@mui/material/Box';\nimport '../Row';\n",
        'Row.tsx': "import * as React from 'react';\nexport const Row = () => <li />;\n",
        'Example.css': 'b { margin: 0; }\n',
      }),
    ).toEqual([]);
  });

  it('reports a package that package.json does not list, in both languages', () => {
    const imports = "import { useState } from 'react';\nimport dayjs from 'dayjs/plugin/utc';\n";
    expect(check({ 'Example.tsx': imports + component })).toEqual([
      'docs/Example.tsx (system, TS) src/Example.tsx:2  "dayjs/plugin/utc" is imported, but its package is not in package.json.',
      'docs/Example.tsx (system, JS) src/Example.jsx:2  "dayjs/plugin/utc" is imported, but its package is not in package.json.',
    ]);
  });

  it('reports a file that is not in the project', () => {
    const files = {
      'Example.tsx': `import './text';\n${component}`,
      'text.ts': "import './a.css';",
    };
    expect(check(files)).toEqual([
      'docs/Example.tsx (system, TS) src/text.ts:1  "./a.css" is imported, but the file is not in the project.',
      'docs/Example.tsx (system, JS) src/text.js:1  "./a.css" is imported, but the file is not in the project.',
    ]);
  });
});
