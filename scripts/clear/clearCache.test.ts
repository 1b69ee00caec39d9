import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import { savePendingCut } from '../versionCut/pendingCut';
import { clearCache } from './clearCache';

const SITE_DIR = path.join(__dirname, '../..');

let siteDir: string;

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'clear-'));
  mkdirSync(path.join(siteDir, '.cache/snapshots'), { recursive: true });
  writeFileSync(path.join(siteDir, '.cache/snapshots/a.json'), '{}');
});
afterEach(() => rmSync(siteDir, { recursive: true }));

it('removes everything that builds and checks have cached', () => {
  clearCache(siteDir);
  expect(existsSync(path.join(siteDir, '.cache'))).toBe(false);
  expect(() => clearCache(siteDir)).not.toThrow();
});

it('stops if a cut could no longer be undone', () => {
  savePendingCut(siteDir, { name: 'v8', next: '9.0.0' });
  expect(() => clearCache(siteDir)).toThrow(
    'A version cut is in progress. Run npm run version:cut with --undo or --resume first.',
  );
  expect(existsSync(path.join(siteDir, '.cache/snapshots/a.json'))).toBe(true);
});

it('is the only cache: nothing is stored in node_modules', async () => {
  const files = await Globby('{plugins,scripts,src}/**/*.{ts,tsx,cjs,mjs}', {
    cwd: SITE_DIR,
    ignore: ['**/*.test.ts', '**/node_modules/**', 'scripts/suite/**'],
  });
  const keepers = files.filter((file) =>
    readFileSync(path.join(SITE_DIR, file), 'utf8').includes('node_modules/.cache'),
  );
  expect(keepers).toEqual([]);
});
