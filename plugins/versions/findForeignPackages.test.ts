import { findForeignPackages, listMajors } from './findForeignPackages';

const VERSIONS: Record<string, string> = {
  '/site/node_modules/@mui/x-charts': '8.7.0',
  '/site/versioned_docs/version-v7/node_modules/@mui/x-charts': '7.29.1',
  '/site/versioned_docs/version-v7/node_modules/@mui/material': '6.5.0',
  '/site/node_modules/@mui/material': '7.3.10',
  '/site/node_modules/react': '18.3.1',
};

const find = (...files: string[]) =>
  findForeignPackages(files, ['7'], (directory) => ({ version: VERSIONS[directory]! }));

test('packages of the same major belong there', () => {
  expect(
    find(
      '/site/src/index.ts',
      '/site/node_modules/react/index.js',
      '/site/versioned_docs/version-v7/node_modules/@mui/x-charts/BarChart/index.js',
      '/site/versioned_docs/version-v7/node_modules/@mui/material/Box/Box.js',
    ),
  ).toEqual([]);
});

test("an X package of another major doesn't", () => {
  expect(find('/site/node_modules/@mui/x-charts/BarChart/index.js')).toEqual([
    '@mui/x-charts 8.7.0 from another major',
  ]);
});

test('there is only one copy of Material UI and React', () => {
  expect(
    find(
      '/site/versioned_docs/version-v7/node_modules/@mui/material/Box/Box.js',
      '/site/node_modules/@mui/material/Box/Box.js',
    ),
  ).toEqual(['@mui/material in 2 copies: 6.5.0, 7.3.10']);
});

test('the majors are those of the libraries that the workspace pins', () => {
  const dependencies = {
    '@mui/x-charts': '8.7.0',
    '@mui/x-tree-view-pro': '8.6.0',
    '@mui/x-license': '8.7.0',
    '@mui/material': '7.3.10',
  };
  expect(listMajors({ dependencies })).toEqual(['8']);
});
