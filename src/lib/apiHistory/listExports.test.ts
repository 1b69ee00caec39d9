import { createModel } from '../apiChanges/testModels';
import type { ApiExport, ApiMajor } from '../contracts/api';
import { createHistories } from './createHistories';
import { listExports } from './listExports';

const entry = (name: string, more: Partial<ApiExport> = {}): ApiExport => ({
  name,
  kind: 'component',
  plan: 'community',
  imports: ['@mui/x-charts'],
  ...more,
});

const model = (major: ApiMajor, exports: ApiExport[]) =>
  createModel({ product: 'charts', major, exports });

test('lists what is exported, since when, and what is gone', () => {
  const models = [
    model('v6', [entry('LineChart', { kind: 'function' }), entry('OldChart')]),
    model('v7', [entry('LineChart'), entry('OldChart')]),
    model('v8', [
      entry('LineChart'),
      entry('BarChart', { deprecated: { reason: '' }, plan: 'pro' }),
    ]),
  ];
  const paths: Record<string, string> = { LineChart: '/line/', OldChart: '/old/' };
  const { exports: spans } = createHistories(models);
  expect(listExports(models, spans, (name) => paths[name])).toEqual([
    { name: 'BarChart', kind: 'component', plan: 'pro', since: 'v8', isDeprecated: true },
    { name: 'LineChart', kind: 'component', plan: 'community', path: '/line/' },
    { name: 'OldChart', kind: 'component', plan: 'community', until: 'v7' },
  ]);
});
