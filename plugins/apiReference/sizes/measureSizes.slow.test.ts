import { rmSync } from 'node:fs';
import path from 'node:path';
import { createTestDir, writeFiles } from '../../runner/testFiles';
import type * as BundleModule from './bundleInProcesses';
import { bundleInProcesses } from './bundleInProcesses';
import { getSizeKey } from './createBundle';
import { measureSizes } from './measureSizes';
import { getSizeFile } from './openSizeCache';

jest.mock('./bundleInProcesses', () => {
  const actual = jest.requireActual<typeof BundleModule>('./bundleInProcesses');
  return { bundleInProcesses: jest.fn(actual.bundleInProcesses) };
});

const bundle = jest.mocked(bundleInProcesses);

// This starts real processes and bundles real packages.
jest.setTimeout(60_000);

/** Some text that gzip can't compress much. */
function createFiller(seed: number, length: number): string {
  let state = seed;
  return Array.from({ length }, () => {
    state = (state * 48271) % 2147483647;
    return (state % 36).toString(36);
  }).join('');
}

const KIT = {
  name: 'kit',
  version: '1.0.0',
  type: 'module',
  sideEffects: false,
  exports: { '.': './index.js', './Chart': './Chart.js' },
  dependencies: { tool: '1.0.0' },
};

const chart = { name: 'Chart', from: 'kit/Chart' };
const legend = { name: 'Legend', from: 'kit' };
const broken = { name: 'Broken', from: 'kit' };

let workspaceDir: string;

beforeEach(() => {
  workspaceDir = createTestDir({
    'node_modules/kit/package.json': KIT,
    'node_modules/kit/index.js': [
      "export { Chart as Unstable_Chart } from './Chart.js';",
      "export { Legend } from './Legend.js';",
      "export { Broken } from './Broken.js';",
    ].join('\n'),
    'node_modules/kit/Chart.js': `import * as React from 'react';
      import { shared } from 'tool';
      export const Chart = () => React.createElement('svg', null, shared, process.env.NODE_ENV === 'production' ? '' : ${JSON.stringify(createFiller(3, 9000))});`,
    'node_modules/kit/Legend.js': `import { shared } from 'tool';
      import { createPortal } from 'react-dom';
      export const Legend = () => createPortal(shared + ${JSON.stringify(createFiller(2, 300))}, document.body);`,
    'node_modules/kit/Broken.js':
      "import { missing } from 'nowhere';\nexport const Broken = missing;",
    'node_modules/tool/package.json': {
      name: 'tool',
      version: '1.0.0',
      type: 'module',
      sideEffects: false,
    },
    'node_modules/tool/index.js': `export const shared = ${JSON.stringify(createFiller(1, 3000))};`,
  });
});

afterEach(() => {
  rmSync(workspaceDir, { recursive: true });
});

const getOptions = (problems: string[] = []) => ({
  workspaceDir,
  cacheDir: path.join(workspaceDir, 'cache'),
  report: (problem: string) => problems.push(problem),
});

/** Sizes by name, the problems, and the number of bundles. */
async function measure(...requests: Parameters<typeof measureSizes>[0]) {
  const problems: string[] = [];
  bundle.mockClear();
  const sizes = await measureSizes(requests, getOptions(problems));
  const made = bundle.mock.calls.reduce((sum, [bundles]) => sum + bundles.length, 0);
  return { sizes, problems, made };
}

it('counts what a component needs in production, and what it adds to its neighbors', async () => {
  const { sizes, problems } = await measure(
    { ...chart, others: [legend] },
    { ...legend, others: [chart] },
  );
  expect(problems).toEqual([]);
  const ofChart = sizes.get(getSizeKey(chart));
  const ofLegend = sizes.get('kit#Legend');
  expect(ofChart?.others).toEqual(['Legend']);
  // 3000 random characters out of 36 are about 2 kB; neither React nor development-only code is
  // included.
  expect(ofChart?.alone).toBeGreaterThan(1800);
  expect(ofChart?.alone).toBeLessThan(2800);
  expect(ofLegend?.alone).toBeGreaterThan(ofChart?.alone ?? Infinity);
  expect(ofChart?.added).toBeGreaterThan(0);
  expect(ofChart?.added).toBeLessThan(200);
  expect(ofLegend?.added).toBeLessThan(600);
});

it("adds everything if it's shown alone, without counting itself as a neighbor", async () => {
  const { sizes, made } = await measure({ ...chart, others: [chart] });
  const { alone, added, others } = sizes.get(getSizeKey(chart)) ?? {};
  expect(added).toBe(alone);
  expect(others).toEqual([]);
  expect(made).toBe(1);
});

it('counts styles, but nothing that loads on demand', async () => {
  writeFiles(workspaceDir, {
    'node_modules/kit/package.json': { ...KIT, sideEffects: ['**/*.css'] },
    'node_modules/kit/Chart.js': `import './chart.css';
      export const Chart = () => import('./writer.js');`,
    'node_modules/kit/chart.css': `.chart::after { content: '${createFiller(4, 3000)}' }`,
    'node_modules/kit/writer.js': `export default '${createFiller(5, 9000)}'`,
  });
  const { sizes, problems } = await measure({ ...chart, others: [] });
  expect(problems).toEqual([]);
  const { alone = 0 } = sizes.get(getSizeKey(chart)) ?? {};
  expect(alone).toBeGreaterThan(1800);
  // Including the code that loads the writer.
  expect(alone).toBeLessThan(5000);
});

it('imports a component under the name in its package', async () => {
  const unstable = { name: 'Chart', exportName: 'Unstable_Chart', from: 'kit' };
  const { sizes, problems } = await measure({ ...unstable, others: [] });
  expect(problems).toEqual([]);
  expect([...sizes.keys()]).toEqual(['kit#Unstable_Chart']);
});

it('makes equal bundles once and never again', async () => {
  const requests = [
    { ...chart, others: [legend] },
    { ...legend, others: [chart] },
  ];
  const first = await measure(...requests);
  expect(first.made).toBe(3);
  const start = Date.now();
  const second = await measure(...requests);
  expect(second.made).toBe(0);
  expect(second.sizes).toEqual(first.sizes);
  expect(Date.now() - start).toBeLessThan(500);
});

it("measures again when a package version changes, wherever it's needed", async () => {
  await measure({ ...chart, others: [] });
  writeFiles(workspaceDir, {
    'node_modules/tool/package.json': { name: 'tool', version: '1.0.1', type: 'module' },
    'node_modules/tool/index.js': "export const shared = '';",
  });
  const { sizes, made } = await measure({ ...chart, others: [] });
  expect(made).toBe(1);
  expect(sizes.get(getSizeKey(chart))?.alone).toBeLessThan(500);
});

it("names the component that can't be bundled, and measures its neighbors", async () => {
  const { sizes, problems } = await measure(
    { ...broken, others: [chart] },
    { ...chart, others: [broken, legend] },
    { name: 'Absent', from: 'kit', others: [] },
  );
  expect([...sizes.keys()]).toEqual([getSizeKey(chart)]);
  expect(sizes.get(getSizeKey(chart))?.others).toEqual(['Legend']);
  expect(problems).toHaveLength(2);
  expect(problems.join('\n')).toMatch(/^Absent: no bundle size: .*Absent.*not found/m);
  expect(problems.join('\n')).toMatch(/^Broken: no bundle size: .*nowhere/m);
});

it('retries what failed', async () => {
  await measure({ ...broken, others: [] });
  writeFiles(workspaceDir, { 'node_modules/kit/Broken.js': 'export const Broken = 1;' });
  const { sizes, problems } = await measure({ ...broken, others: [] });
  expect(problems).toEqual([]);
  expect(sizes.get(getSizeKey(broken))?.alone).toBeLessThan(200);
});

it('bundles nothing if only cached sizes are requested', async () => {
  const request = { ...chart, others: [legend] };
  const options = { ...getOptions(), isCachedOnly: true };
  bundle.mockClear();
  expect(await measureSizes([request], options)).toEqual(new Map());
  expect(bundle).not.toHaveBeenCalled();
  const { sizes } = await measure(request);
  expect(await measureSizes([request], options)).toEqual(sizes);
});

it('uses known sizes of the same packages and measures the rest', async () => {
  await measure({ ...chart, others: [] });
  const knownFile = getSizeFile(path.join(workspaceDir, 'cache'));
  const options = { ...getOptions(), cacheDir: path.join(workspaceDir, 'other'), knownFile };
  bundle.mockClear();
  const requests = [chart, legend].map((component) => ({ ...component, others: [] }));
  const sizes = await measureSizes(requests, options);
  const made = bundle.mock.calls.flatMap(([bundles]) => bundles.map(({ key }) => key));
  expect(made).toEqual(['kit#Legend']);
  expect([...sizes.keys()]).toEqual(['kit/Chart#Chart', 'kit#Legend']);
});

it('ignores sizes measured with other packages', async () => {
  const knownFile = path.join(workspaceDir, 'known.json');
  writeFiles(workspaceDir, { 'known.json': { hash: 'of others', bytes: {} } });
  bundle.mockClear();
  await measureSizes([{ ...chart, others: [] }], { ...getOptions(), knownFile });
  expect(bundle).toHaveBeenCalled();
});
