import { createModel } from '../apiChanges/testModels';
import type { ApiExport, ApiHook, ApiMajor } from '../contracts/api';
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

test("describes how to call the latest major's hooks", () => {
  const hook = (name: string, returns: string): ApiHook => ({
    name,
    plan: 'community',
    imports: ['@mui/x-charts'],
    description: 'Reads it.',
    signatures: [
      {
        parameters: [
          { name: 'id', type: 'string' },
          { name: 'deep', type: 'boolean', isOptional: true },
        ],
        returns: { type: returns },
      },
    ],
  });
  const models = [
    { ...model('v7', [entry('useOld', { kind: 'hook' })]), hooks: [hook('useOld', 'void')] },
    { ...model('v8', [entry('useChart', { kind: 'hook' })]), hooks: [hook('useChart', 'X')] },
  ];
  const listed = listExports(models, createHistories(models).exports, () => undefined);
  expect(listed.map(({ name, calls, description }) => [name, calls, description])).toEqual([
    ['useChart', ['useChart(id: string, deep?: boolean): X'], 'Reads it.'],
    ['useOld', undefined, undefined],
  ]);
});

test('lists what comments hide from the docs', () => {
  const models = [model('v8', [entry('ClearIcon', { isHidden: true })])];
  const { exports: spans } = createHistories(models);
  expect(listExports(models, spans, () => undefined)).toHaveLength(1);
});

test('lists what is exported, since when, and what was removed', () => {
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
