import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readDemoSubject } from './readDemoSubjects';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'subjects-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

it('returns the names a demo uses as in the reference, without types', () => {
  const base = path.join(directory, 'Steps.tsx');
  writeFileSync(
    base,
    `import { Unstable_FunnelChart as FunnelChart, type FunnelItem } from '@mui/x-charts-pro/FunnelChart';
     import { PieChart as Pie } from '@mui/x-charts/PieChart';
     export default function Steps() { return <><FunnelChart series={[]} /><Pie series={[]} /></>; }`,
  );
  expect(readDemoSubject(base)).toEqual({
    products: ['x-charts'],
    plan: 'pro',
    names: ['FunnelChart', 'PieChart'],
  });
});
