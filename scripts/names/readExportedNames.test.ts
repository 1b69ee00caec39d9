import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readExportedNames, readExports } from './readExportedNames';

it('reads every form of export in a declaration file', () => {
  const code = [
    'export declare const a: string;',
    'export declare function useB(): void;',
    'export interface C<T> {}',
    'declare type Inner = {};',
    '/* export declare const gone: 1; */',
    "export { D, type E, inner as F } from './d';",
    "export type { G } from './g';",
    "export * from './h';",
    "export * from '@mui/material';",
  ];
  expect(readExports(code.join('\n'))).toEqual({
    names: ['a', 'useB', 'C', 'D', 'E', 'F', 'G'],
    stars: ['./h', '@mui/material'],
  });
});

it('follows the root and the folders of a package, and the packages that these re-export', () => {
  const directory = mkdtempSync(path.join(tmpdir(), 'exports-'));
  const files = {
    'package.json': '{}',
    'index.d.ts':
      "export * from './Chart';\nexport * from './models/axis';\nexport * from '@mui/x-tools/sort';",
    'Chart/index.d.ts': "export * from './Chart';",
    'Chart/Chart.d.ts': 'export declare function Chart(): null;',
    'models/axis.d.ts': 'export interface Axis {}',
    'models/inner.d.ts': 'export interface Inner {}',
    'models/index.d.ts': "export * from './axis';\nexport * from './inner';",
    'node_modules/@mui/x-tools/package.json': '{}',
    'node_modules/@mui/x-tools/sort/index.d.ts': 'export declare function sort(): void;',
    'internals/index.d.ts': 'export declare const secret: 1;',
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(directory, name)), { recursive: true });
    writeFileSync(path.join(directory, name), text);
  }
  expect(Object.fromEntries(readExportedNames(directory))).toEqual({
    Axis: '',
    Chart: '',
    sort: '',
    Inner: '/models',
  });
  rmSync(directory, { recursive: true });
});
