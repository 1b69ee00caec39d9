import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const DEPENDENCIES = {
  '@emotion/react': '11.0.0',
  '@emotion/styled': '11.0.1',
  '@mui/material': '7.0.0',
  '@mui/system': '7.0.1',
  '@mui/x-data-grid': '8.0.0',
  '@mui/x-date-pickers': '8.0.1',
  'date-fns': '4.0.0',
  luxon: '3.0.0',
  moment: '2.0.0',
  'moment-hijri': '3.0.0',
  dayjs: '1.0.0',
  react: '18.0.0',
  'react-dom': '18.0.1',
};

const PEERS: Record<string, object> = {
  '@mui/x-data-grid': { peerDependencies: { '@mui/system': '^7', react: '^18' } },
  '@mui/x-date-pickers': {
    peerDependencies: { dayjs: '^1', luxon: '^3' },
    peerDependenciesMeta: { dayjs: { optional: true }, luxon: { optional: true } },
  },
};

/** A docs workspace with installed packages, for tests: its folder and a function to remove it. */
export function createTestDocs(files: Record<string, string>) {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'demos-'));
  const write = (name: string, text: string) => {
    const file = path.join(siteDir, 'docs', name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  const devDependencies = { '@types/luxon': '3.0.1', '@types/react': '18.0.2' };
  write('package.json', JSON.stringify({ dependencies: DEPENDENCIES, devDependencies }));
  Object.keys(DEPENDENCIES).forEach((name) => {
    const exports = { './*': './index.js', ...(name !== 'date-fns' && { '.': './index.js' }) };
    const manifest = { name, version: '1.0.0', exports, ...PEERS[name] };
    write(`node_modules/${name}/package.json`, JSON.stringify(manifest));
    write(`node_modules/${name}/index.js`, 'export {};');
  });
  Object.entries(files).forEach(([name, text]) => write(name, text));
  return {
    siteDir,
    docsDir: path.join(siteDir, 'docs'),
    remove: () => rmSync(siteDir, { recursive: true }),
  };
}
