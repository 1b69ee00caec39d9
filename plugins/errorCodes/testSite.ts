import { mkdirSync, mkdtempSync, realpathSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Writes files into a directory, objects as JSON. */
export function writeFiles(directory: string, files: Record<string, string | object>): void {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(directory, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  }
}

/** A published file with one error. */
export function formatScript(code: number, text: string): string {
  return (
    "import f from '@mui/utils/formatMuiErrorMessage';\n" +
    `throw new Error(process.env.NODE_ENV !== "production" ? ${JSON.stringify(text)} : f(${code}));\n`
  );
}

/** A site of two docs versions, each with its own copy of a package. Returns its folder. */
export function createTestSite(): string {
  const siteDir = realpathSync(mkdtempSync(path.join(tmpdir(), 'error-codes-')));
  const dependencies = { '@mui/material': '*', react: '*' };
  const utils = { '@mui/utils': '*' };
  writeFiles(siteDir, {
    'docs/package.json': { name: 'docs-v8', version: '8.7.0', dependencies },
    'old/package.json': { name: 'docs-v5', version: '5.17.0', dependencies },
    'node_modules/@mui/material/package.json': {
      name: '@mui/material',
      version: '7.3.10',
      dependencies: utils,
      peerDependencies: { '@mui/not-installed': '*' },
    },
    'node_modules/@mui/material/Select.js': formatScript(2, 'New.'),
    'node_modules/@mui/material/README.md': formatScript(99, 'No script.'),
    'node_modules/@mui/utils/package.json': { name: '@mui/utils', version: '7.3.11' },
    'node_modules/@mui/utils/esm/capitalize.js': formatScript(7, 'Both.'),
    'old/node_modules/@mui/material/package.json': {
      name: '@mui/material',
      version: '5.18.0',
      dependencies: utils,
    },
    'old/node_modules/@mui/material/Select.js': formatScript(2, 'Old.'),
    'old/node_modules/@mui/material/node_modules/@mui/utils/package.json': {
      name: '@mui/utils',
      version: '5.17.1',
    },
    'old/node_modules/@mui/material/node_modules/@mui/utils/capitalize.js': formatScript(
      7,
      'Both.',
    ),
  });
  return siteDir;
}
