import type { ErrorCodeTable, ErrorSource } from '@site/src/lib/contracts/errorCodes';

const material = (version: string, ...docsVersions: string[]): ErrorSource => ({
  package: '@mui/material',
  version,
  docsVersions,
});

/** A small table for tests. */
export const TEST_TABLE: ErrorCodeTable = {
  codes: [
    { code: 2, messages: [{ text: 'Plain text.', sources: [material('7.3.10', 'v8')] }] },
    {
      code: 9,
      messages: [
        {
          text: 'Unsupported `%s` color in `%s`.',
          sources: [
            material('7.3.10', 'v8'),
            material('6.5.0', 'v7'),
            { package: '@mui/system', version: '7.3.11', docsVersions: ['v8', 'v7'] },
          ],
        },
      ],
    },
    {
      code: 18,
      messages: [
        { text: 'The shorthand %s is wrong.', sources: [material('7.3.10', 'v8')] },
        { text: 'It is private.', sources: [material('5.18.0', 'v6', 'v5')] },
      ],
    },
    { code: 20, messages: [{ text: 'Moved.', sources: [material('7.3.10', 'v8')] }] },
    { code: 21, messages: [{ text: 'Missing.', sources: [material('7.3.10', 'v8')] }] },
  ],
};
