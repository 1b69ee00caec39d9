import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findMixedPackages } from './findMixedPackages';

let siteDir: string;

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'mixed-packages-'));
});

afterEach(() => rmSync(siteDir, { recursive: true }));

function write(directory: string, manifest: object): void {
  mkdirSync(path.join(siteDir, directory), { recursive: true });
  writeFileSync(path.join(siteDir, directory, 'package.json'), JSON.stringify(manifest));
}

interface Site {
  version?: string;
  pins: Record<string, string>;
  otherReleases?: Record<string, string>;
  site?: Record<string, string>;
  installed?: Record<string, string>;
}

function find({ version = '8.8.0', pins, otherReleases, site = {}, installed = pins }: Site) {
  write('.', { name: 'site', version: '0.0.0', dependencies: site });
  write('docs', { name: 'docs-v8', version, dependencies: pins, otherReleases });
  Object.entries(installed).forEach(([name, installedVersion]) =>
    write(`node_modules/${name}`, { name, version: installedVersion }),
  );
  return findMixedPackages(siteDir, [{ docsDir: 'docs', isCurrent: true }]).map(
    ({ file, message }) => `${file}: ${message}`,
  );
}

const charts = { '@mui/x-charts': '8.8.0', '@mui/x-charts-pro': '8.8.0' };

test('packages may share one release or say why theirs differs', () => {
  expect(
    find({
      pins: { ...charts, '@mui/x-tree-view-pro': '8.6.0', dayjs: '1.11.13' },
      otherReleases: { '@mui/x-tree-view-pro': '8.8.0 is not published.' },
      site: { '@mui/x-charts': '8.8.0' },
    }),
  ).toEqual([]);
});

test('a pin that was left behind is reported', () => {
  expect(find({ pins: { ...charts, '@mui/x-data-grid': '8.7.0' } })).toEqual([
    expect.stringContaining(
      'docs/package.json: @mui/x-data-grid is pinned at 8.7.0, but these docs',
    ),
  ]);
});

test('pins that were all left behind are reported too', () => {
  expect(find({ pins: { '@mui/x-charts': '8.7.0' } })).toHaveLength(1);
});

test('after a cut, all packages may be from the previous major', () => {
  expect(find({ version: '9.0.0', pins: charts })).toEqual([]);
  expect(find({ version: '9.0.0', pins: { ...charts, '@mui/x-license': '8.7.0' } })).toHaveLength(
    3,
  );
});

test('installed versions must match the pins', () => {
  expect(find({ pins: charts, installed: { '@mui/x-charts': '8.7.0' } })).toEqual([
    'docs/package.json: @mui/x-charts 8.8.0 is pinned, but 8.7.0 is installed. Run "npm install".',
    'docs/package.json: @mui/x-charts-pro 8.8.0 is pinned, but it is not installed. Run "npm install".',
  ]);
});

test('the site pins the license package at the same version as the docs', () => {
  const pins = { '@mui/x-license': '8.8.0' };
  expect(find({ pins, site: { '@mui/x-license': '8.7.0' } })).toEqual([
    'package.json: @mui/x-license is pinned at 8.7.0, but at 8.8.0 in docs/package.json.',
  ]);
});
