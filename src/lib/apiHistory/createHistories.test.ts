import {
  createComponent,
  createExport,
  createInterface,
  createMember,
  createModel,
} from '../apiChanges/testModels';
import { createHistories } from './createHistories';
import { findSpan } from './findSpan';

it.each([
  ['all have it', [true, true, true], {}],
  ['it was added', [false, true, true], { since: 'v7' }],
  ['it was removed', [true, true, false], { until: 'v7' }],
  ['it was added and removed', [false, true, false], { since: 'v7', until: 'v7' }],
  ['it was removed and came back', [true, false, true], { since: 'v8' }],
  ['a major is undefined', [true, undefined, true], {}],
  ['the oldest is undefined', [undefined, true, true], {}],
  ['none has it', [false, false, false], {}],
])('finds a span if %s', (_, presences, expected) => {
  const majors = ['v6', 'v7', 'v8'] as const;
  expect(findSpan(presences.map((isThere, index) => ({ major: majors[index]!, isThere })))).toEqual(
    expected,
  );
});

const v7 = createModel({
  major: 'v7',
  components: [
    createComponent('DataGrid', {
      props: [createMember('rows', 'R[]'), createMember('resize', 'boolean')],
      inherited: [{ from: 'HTMLAttributes', packageName: '@types/react', props: ['hidden'] }],
      slots: [{ name: 'toolbar', type: 'any' }],
      classes: [{ key: 'pinned', className: '.MuiDataGrid-pinned' }],
    }),
    createComponent('GridOverlays', { props: [createMember('open', 'boolean')] }),
  ],
  exports: [createExport('GridOverlays'), createExport('DataGrid'), createExport('GridColDef')],
});
const v8 = createModel({
  major: 'v8',
  components: [
    createComponent('DataGrid', {
      props: [
        createMember('rows', 'R[]'),
        createMember('hidden', 'boolean'),
        createMember('lazy', 'boolean'),
      ],
      slots: [
        { name: 'toolbar', type: 'any' },
        { name: 'pagination', type: 'any' },
      ],
      classes: [{ key: 'root', className: '.MuiDataGrid-root' }],
    }),
  ],
  interfaces: [createInterface('GridColDef', [createMember('field', 'string')])],
  exports: [createExport('DataGrid'), createExport('GridColDef'), createExport('Toolbar')],
});

it('determines since when and until when a component has its parts', () => {
  const { DataGrid, GridOverlays } = createHistories([v7, v8]).pages;
  expect(DataGrid).toEqual({
    members: { rows: {}, resize: { until: 'v7' }, hidden: {}, lazy: { since: 'v8' } },
    slots: { toolbar: {}, pagination: { since: 'v8' } },
    classes: { pinned: { until: 'v7' }, root: { since: 'v8' } },
  });
  expect(GridOverlays).toEqual({
    until: 'v7',
    members: { open: { until: 'v7' } },
    slots: {},
    classes: {},
  });
});

it('ignores a major that only has the name', () => {
  expect(createHistories([v7, v8]).pages.GridColDef).toEqual({
    members: { field: {} },
    slots: {},
    classes: {},
  });
});

it("doesn't end the span of what a comment hides from the docs", () => {
  const shown = createModel({
    major: 'v6',
    components: [
      createComponent('DataGrid', {
        props: [createMember('apiRef', 'R')],
        slots: [{ name: 'cell', type: 'any' }],
        classes: [{ key: 'root', className: '.MuiDataGrid-root' }],
      }),
    ],
    interfaces: [createInterface('GridColDef', [createMember('field', 'string')])],
    exports: [createExport('DataGrid'), createExport('GridColDef'), createExport('gridSelector')],
  });
  const hiding = createModel({
    major: 'v7',
    components: [createComponent('DataGrid')],
    interfaces: [createInterface('GridColDef', [])],
    exports: [createExport('DataGrid')],
    hidden: {
      exports: ['gridSelector', 'GridColDef'],
      events: [],
      members: { DataGrid: ['apiRef'], GridColDef: ['field'] },
      slots: { DataGrid: ['cell'] },
      classes: { DataGrid: ['root'] },
    },
  });
  for (const models of [
    [shown, hiding],
    [hiding, { ...shown, major: 'v8' as const }],
    [shown, hiding, { ...shown, major: 'v8' as const }],
  ]) {
    const { pages, exports } = createHistories(models);
    expect(pages.DataGrid).toEqual({
      members: { apiRef: {} },
      slots: { cell: {} },
      classes: { root: {} },
    });
    expect(pages.GridColDef).toMatchObject({ members: { field: {} } });
    expect(exports).toEqual({ DataGrid: {}, GridColDef: {}, gridSelector: {} });
  }
});

it('lists the spans of exports', () => {
  expect(createHistories([v7, v8]).exports).toEqual({
    DataGrid: {},
    GridColDef: {},
    GridOverlays: { until: 'v7' },
    Toolbar: { since: 'v8' },
  });
});

it('finds no spans for a product that starts with the latest major', () => {
  const { pages, exports } = createHistories([v8]);
  expect(pages.DataGrid).toMatchObject({ members: { rows: {}, lazy: {} } });
  expect(Object.values(exports).every((span) => Object.keys(span).length === 0)).toBe(true);
});
