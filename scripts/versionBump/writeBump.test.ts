import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeBump } from './writeBump';

// The temporary folders of these tests don't contain the formatter.
jest.mock('../../plugins/lib/startProgram', () => ({
  startProgram: () => ({ result: Promise.resolve({ status: 0, output: '' }) }),
}));

let siteDir: string;

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'bump-'));
  mkdirSync(path.join(siteDir, 'docs'));
});

afterEach(() => rmSync(siteDir, { recursive: true }));

const file = (name: string) => path.join(siteDir, name, 'package.json');

test('pins change in place, and nothing else does', async () => {
  const docs = {
    name: 'docs-v8',
    version: '8.7.0',
    private: true,
    otherReleases: { '@mui/x-tree-view-pro': '8.7.0 is not published.' },
    dependencies: { '@mui/x-license': '8.7.0', dayjs: '1.11.13' },
  };
  const site = { name: 'site', dependencies: { '@mui/x-license': '8.7.0' }, scripts: { a: 'b' } };
  writeFileSync(file('docs'), JSON.stringify(docs));
  writeFileSync(file('.'), JSON.stringify(site));
  const packages = { '@mui/x-license': '8.8.0' };
  await writeBump(siteDir, { from: '8.7.0', to: '8.8.0', raised: [], packages, reasons: {} });
  const { otherReleases, ...rest } = docs;
  expect(otherReleases).toBeDefined();
  expect(JSON.parse(readFileSync(file('docs'), 'utf8'))).toEqual({
    ...rest,
    version: '8.8.0',
    dependencies: { '@mui/x-license': '8.8.0', dayjs: '1.11.13' },
  });
  expect(readFileSync(file('.'), 'utf8')).toBe(
    JSON.stringify({ ...site, dependencies: packages }, null, 2),
  );
});
