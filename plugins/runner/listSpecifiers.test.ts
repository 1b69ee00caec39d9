import { rmSync } from 'node:fs';
import path from 'node:path';
import { createRegistryModule, getChunkName } from './createRegistryModule';
import { listSpecifiers } from './listSpecifiers';
import { readImports } from './readImports';
import { createTestDir, writeFiles } from './testFiles';

let siteDir: string;
let docsDir: string;

const PICKERS = 'node_modules/@mui/x-date-pickers';
const PRO = 'node_modules/@mui/x-date-pickers-pro';

/** A site with one docs version; `luxon` is not installed. */
beforeEach(() => {
  siteDir = createTestDir({
    'docs/package.json': {
      dependencies: {
        react: '1',
        'react-dom': '1',
        dayjs: '1',
        '@mui/icons-material': '1',
        '@mui/x-date-pickers': '1',
        '@mui/x-date-pickers-pro': '1',
        '@mui/x-license': '1',
      },
    },
    'docs/pickers/Demo.tsx': [
      "import type { Theme } from '@mui/material/styles';",
      "import Add from '@mui/icons-material/Add';",
      "import 'dayjs/locale/de';",
      "import { rows } from './rows';",
      "import fs from 'node:fs';",
      '// import "dayjs/locale/fr";',
      'export default () => <Add title="import \'dayjs/locale/it\'">{rows}</Add>;',
    ].join('\n'),
    'docs/pickers/rows.ts': "export const rows = import('dayjs/plugin/utc');",
    'docs/node_modules/x/index.ts': "import 'react-dom/server';",
    'docs/.cache/x.ts': "import 'react-dom/server';",
    'docs/types.d.ts': "import 'react-dom/server';",
    'node_modules/react/package.json': { main: 'index.js' },
    'node_modules/react/index.js': '',
    'node_modules/react/jsx-runtime.js': '',
    'node_modules/react-dom/package.json': { main: 'index.js' },
    'node_modules/react-dom/index.js': '',
    'node_modules/react-dom/client.js': '',
    'node_modules/dayjs/package.json': { main: 'index.js' },
    'node_modules/dayjs/index.js': '',
    'node_modules/dayjs/locale/de.js': '',
    'node_modules/dayjs/locale/fr.js': '',
    'node_modules/dayjs/plugin/utc.js': '',
    'node_modules/@mui/icons-material/package.json': { main: 'index.js' },
    'node_modules/@mui/icons-material/index.js': '',
    'node_modules/@mui/icons-material/Add.js': '',
    'node_modules/@mui/icons-material/Close.js': '',
    'node_modules/@mui/x-license/package.json': { main: 'index.js' },
    'node_modules/@mui/x-license/index.js': '',
    'node_modules/@mui/x-license/utils/index.js': '',
    [`${PICKERS}/package.json`]: {
      exports: { '.': './index.js', './*': './*/index.js', './esm': null },
    },
    [`${PICKERS}/index.js`]: '',
    [`${PICKERS}/DatePicker/index.js`]: "export * from './DatePicker';",
    [`${PICKERS}/DatePicker/DatePicker.js`]: "import * as React from 'react';",
    [`${PICKERS}/internals/index.js`]: '',
    [`${PICKERS}/esm/index.js`]: '',
    [`${PICKERS}/models/package.json`]: {},
    [`${PICKERS}/AdapterDayjs/index.js`]: "export * from './AdapterDayjs';",
    [`${PICKERS}/AdapterDayjs/AdapterDayjs.js`]: "var a = require('dayjs');",
    [`${PICKERS}/AdapterLuxon/index.js`]: "export * from './AdapterLuxon';",
    [`${PICKERS}/AdapterLuxon/AdapterLuxon.js`]: "import { DateTime } from 'luxon';",
    [`${PRO}/package.json`]: { exports: { '.': './index.js', './*': './*/index.js' } },
    [`${PRO}/index.js`]: '',
    [`${PRO}/AdapterLuxon/index.js`]: "export * from '@mui/x-date-pickers/AdapterLuxon';",
    [`${PRO}/DateRangePicker/index.js`]: "export * from '@mui/x-date-pickers/DatePicker';",
  });
  docsDir = path.join(siteDir, 'docs');
});

afterEach(() => rmSync(siteDir, { recursive: true }));

it('reads what programs import, ignoring comments and strings', () => {
  expect(readImports(docsDir)).toEqual([
    '@mui/icons-material/Add',
    '@mui/material/styles',
    'dayjs/locale/de',
    'dayjs/plugin/utc',
    'node:fs',
  ]);
});

it('lists packages, public subpaths whose parts are installed, and what demos import', () => {
  expect(listSpecifiers(docsDir)).toEqual([
    '@mui/icons-material/Add',
    '@mui/x-date-pickers',
    '@mui/x-date-pickers-pro',
    '@mui/x-date-pickers-pro/DateRangePicker',
    '@mui/x-date-pickers/AdapterDayjs',
    '@mui/x-date-pickers/DatePicker',
    '@mui/x-license',
    'dayjs',
    'dayjs/locale/de',
    'dayjs/plugin/utc',
    'react',
    'react-dom',
    'react-dom/client',
    'react/jsx-runtime',
  ]);
});

it('prefers the packages of the version to those of the site', () => {
  writeFiles(docsDir, {
    'node_modules/@mui/x-date-pickers/package.json': { main: 'index.js' },
    'node_modules/@mui/x-date-pickers/index.js': '',
    'node_modules/@mui/x-date-pickers/Old/index.js': '',
  });
  const specifiers = listSpecifiers(docsDir);
  expect(specifiers).toContain('@mui/x-date-pickers/Old');
  expect(specifiers).not.toContain('@mui/x-date-pickers/DatePicker');
});

it("reports which packages aren't installed", () => {
  writeFiles(docsDir, {
    'package.json': { dependencies: { react: '1', moment: '1', luxon: '1' } },
  });
  expect(() => listSpecifiers(docsDir)).toThrow(
    /can't find moment, luxon, listed in .*package\.json\. Run `npm ci`/,
  );
});

it('leaves out the root of a package without a root export', () => {
  writeFiles(siteDir, { 'node_modules/moment/package.json': { exports: { './min': './m.js' } } });
  writeFiles(docsDir, { 'package.json': { dependencies: { react: '1', moment: '1' } } });
  expect(listSpecifiers(docsDir)).not.toContain('moment');
});

it("reports a folder that isn't a workspace", () => {
  expect(() => listSpecifiers(path.join(siteDir, 'nowhere'))).toThrow(/nowhere.*Check `docsDir`/);
});

it('puts each package into one chunk, and each adapter into its own', () => {
  expect(getChunkName('@mui/material/Button')).toBe(getChunkName('@mui/material'));
  expect(getChunkName('dayjs/locale/de')).toBe('dayjs');
  expect(getChunkName('@mui/x-date-pickers/AdapterDayjs')).toBe('mui-x-date-pickers-AdapterDayjs');
});

it('writes the registry', () => {
  expect(createRegistryModule(['@mui/x-charts/BarChart', 'dayjs'], '/docs/_libraries.ts')).toBe(
    [
      'export { libraries } from "/docs/_libraries.ts";',
      'export const registry = {',
      '  "@mui/x-charts/BarChart": () => import(/* webpackChunkName: "mui-x-charts" */ "@mui/x-charts/BarChart"),',
      '  "dayjs": () => import(/* webpackChunkName: "dayjs" */ "dayjs"),',
      '};',
      '',
    ].join('\n'),
  );
});
