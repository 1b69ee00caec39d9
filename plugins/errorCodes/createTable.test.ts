import { createTable, type PackageErrors } from './createTable';

const SAME = { code: 9, text: 'Unsupported %s.' };

const PACKAGES: PackageErrors[] = [
  { package: '@mui/system', version: '7.3.11', docsVersions: ['v7', 'v8'], errors: [SAME, SAME] },
  {
    package: '@mui/material',
    version: '5.18.0',
    docsVersions: ['v5'],
    errors: [{ code: 20, text: 'Moved.' }],
  },
  {
    package: '@mui/material',
    version: '10.0.0',
    docsVersions: ['v8'],
    errors: [{ code: 20, text: 'Private.' }, SAME],
  },
  { package: '@mui/material', version: '6.5.0', docsVersions: ['v7'], errors: [SAME] },
];

it('keeps different messages for one code separate, newest first, with every package that has them', () => {
  expect(createTable(PACKAGES)).toEqual({
    codes: [
      {
        code: 9,
        messages: [
          {
            text: 'Unsupported %s.',
            sources: [
              { package: '@mui/material', version: '10.0.0', docsVersions: ['v8'] },
              { package: '@mui/material', version: '6.5.0', docsVersions: ['v7'] },
              { package: '@mui/system', version: '7.3.11', docsVersions: ['v8', 'v7'] },
            ],
          },
        ],
      },
      {
        code: 20,
        messages: [
          {
            text: 'Private.',
            sources: [{ package: '@mui/material', version: '10.0.0', docsVersions: ['v8'] }],
          },
          {
            text: 'Moved.',
            sources: [{ package: '@mui/material', version: '5.18.0', docsVersions: ['v5'] }],
          },
        ],
      },
    ],
  });
});

it('does not depend on the order of packages', () => {
  expect(JSON.stringify(createTable(PACKAGES.toReversed()))).toBe(
    JSON.stringify(createTable(PACKAGES)),
  );
});
