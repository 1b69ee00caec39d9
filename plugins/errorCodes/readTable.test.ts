import { rmSync } from 'node:fs';
import path from 'node:path';
import { readTable } from './readTable';
import { createTestSite, formatScript, writeFiles } from './testSite';

let siteDir: string;

beforeEach(() => {
  siteDir = createTestSite();
});

afterEach(() => {
  rmSync(siteDir, { recursive: true });
});

const read = () => readTable(siteDir, ['docs', 'old']);

/** Publishes another version of the newer package, with this file in it. */
function publish(version: string, code: string) {
  const directory = path.join(siteDir, 'node_modules/@mui/material');
  writeFiles(directory, {
    'package.json': { name: '@mui/material', version, dependencies: { '@mui/utils': '*' } },
    'Select.js': code,
  });
}

it('reads each docs version from its own package copies', () => {
  expect(read()).toEqual({
    codes: [
      {
        code: 2,
        messages: [
          {
            text: 'New.',
            sources: [{ package: '@mui/material', version: '7.3.10', docsVersions: ['v8'] }],
          },
          {
            text: 'Old.',
            sources: [{ package: '@mui/material', version: '5.18.0', docsVersions: ['v5'] }],
          },
        ],
      },
      {
        code: 7,
        messages: [
          {
            text: 'Both.',
            sources: [
              { package: '@mui/utils', version: '7.3.11', docsVersions: ['v8'] },
              { package: '@mui/utils', version: '5.17.1', docsVersions: ['v5'] },
            ],
          },
        ],
      },
    ],
  });
});

it('reads packages again only when a version has changed', () => {
  const table = read();
  publish('7.3.10', formatScript(2, 'Changed.'));
  expect(read()).toEqual(table);
  publish('7.3.12', formatScript(2, 'Changed.'));
  expect(read().codes[0]?.messages[0]?.text).toBe('Changed.');
});

it("reports the file and line of every error that it can't parse", () => {
  publish('7.3.12', "import f from '@mui/utils/formatMuiErrorMessage';\nthrow f(1);\nthrow f(2);");
  expect(read).toThrow(
    /couldn't be parsed:\n( {2}node_modules\/@mui\/material\/Select\.js:[23] {2}.+\n?){2}$/,
  );
  // Nothing was cached.
  expect(read).toThrow("couldn't be parsed");
});

it('says when there is nothing to find', () => {
  publish('7.3.12', 'throw new Error("Plain.");');
  writeFiles(siteDir, { 'node_modules/@mui/utils/esm/capitalize.js': '' });
  expect(() => readTable(siteDir, ['docs'])).toThrow(
    'No minified errors found in the packages of docs,',
  );
});

it('says when a workspace or a package of it is missing', () => {
  expect(() => readTable(siteDir, ['nowhere'])).toThrow('Check `docsDirs`.');
  writeFiles(siteDir, {
    'docs/package.json': { version: '8.0.0', dependencies: { '@mui/x-charts': '8.7.0' } },
  });
  expect(read).toThrow("depends on @mui/x-charts, which isn't installed. Run `npm ci`.");
});
