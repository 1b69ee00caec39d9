import type { ApiComponent, ApiMember } from '../contracts/api';
import type { ApiChange, ApiChanges } from '../contracts/apiChanges';
import { compareProducts } from './compareProducts';
import { createRenames } from './Rename';
import { RENAMES as RENAME_MAP } from './renames';
import {
  createComponent,
  createExport,
  createInterface,
  createMember,
  createModel,
} from './testModels';

function findChanges(changes: ApiChanges, group: string): readonly ApiChange[] {
  return changes.groups.find(({ name }) => name === group)?.changes ?? [];
}

const v7 = createModel({
  major: 'v7',
  components: [
    createComponent('DataGrid', {
      props: [
        createMember('apiRef', 'RefObject<GridApi>'),
        createMember('density', '\'a\' | "b"', { default: "'a'" }),
        createMember('page', 'number'),
        createMember('unstable_list', 'boolean', { plan: 'pro' }),
        createMember('label', 'string', { isRequired: true }),
        createMember('autoHeight', 'boolean'),
        createMember('hidden', 'boolean'),
        createMember('selectionModel', 'GridSelection'),
      ],
      slots: [{ name: 'toolbar', type: 'any' }],
      classes: [{ key: 'pinned', className: '.MuiDataGrid-pinned' }],
    }),
    createComponent('GridOverlays'),
  ],
  interfaces: [createInterface('GridApi', [createMember('resize', '() => void')])],
  events: [{ name: 'rowClick', plan: 'community', params: 'GridRowParams' }],
  selectors: [{ name: 'gridRowsSelector', plan: 'community', returns: 'A' }],
  exports: [
    createExport('GridSelection', { type: 'string[]' }),
    createExport('gridRowsSelector', { kind: 'function' }),
    createExport('enUS', { kind: 'constant' }),
    createExport('GridState', { type: 'A' }),
    createExport('CalendarPicker', { kind: 'component' }),
  ],
});
const v8 = createModel({
  major: 'v8',
  components: [
    createComponent('DataGrid', {
      props: [
        createMember('apiRef', 'RefObject<GridApi | null>'),
        createMember('density', "'b' | 'a'", { default: "'b'" }),
        createMember('list', 'boolean', { plan: 'pro' }),
        createMember('label', 'string'),
        createMember('autoHeight', 'boolean', { deprecated: { reason: 'Use flex.' } }),
        createMember('rowSelectionModel', 'GridRowSelection'),
        createMember('showToolbar', 'boolean'),
      ],
      inherited: [{ from: 'HTMLAttributes', packageName: '@types/react', props: ['hidden'] }],
      slots: [
        { name: 'toolbar', type: 'any' },
        { name: 'pagination', type: 'any' },
      ],
    }),
  ],
  interfaces: [createInterface('GridApi', [])],
  events: [{ name: 'rowClick', plan: 'community', params: 'GridRowParams', event: 'MouseEvent' }],
  selectors: [{ name: 'gridRowsSelector', plan: 'community', returns: 'B' }],
  exports: [
    createExport('GridRowSelection', { type: 'string[]' }),
    createExport('gridRowsSelector', { kind: 'function' }),
    createExport('enUS', { kind: 'constant', imports: ['@mui/x-data-grid/locales'] }),
    createExport('GridState', { type: 'B' }),
    createExport('DateCalendar', { kind: 'component' }),
  ],
});
const step = { product: 'data-grid', from: 'v7', to: 'v8' } as const;
const RENAMES = createRenames(step, {
  renamed: { export: { CalendarPicker: 'DateCalendar' } },
  instead: { member: { page: 'paginationModel' } },
});

const changes = compareProducts(v7, v8, RENAMES);

it('lists what changed within a component, once and in order', () => {
  expect(findChanges(changes, 'DataGrid')).toEqual([
    { part: 'prop', kind: 'removed', name: 'page', instead: 'paginationModel' },
    {
      ...{ part: 'prop', kind: 'renamed', name: 'list', plan: 'pro' },
      ...{ before: 'unstable_list', after: 'list', knownBy: 'similarity' },
    },
    {
      ...{ part: 'prop', kind: 'renamed', name: 'rowSelectionModel' },
      ...{ before: 'selectionModel', after: 'rowSelectionModel', knownBy: 'similarity' },
    },
    {
      ...{ part: 'prop', kind: 'retyped', name: 'apiRef' },
      ...{ before: 'RefObject<GridApi>', after: 'RefObject<GridApi | null>' },
    },
    { part: 'prop', kind: 'default', name: 'density', before: "'a'", after: "'b'" },
    { part: 'prop', kind: 'required', name: 'label', before: 'required', after: 'optional' },
    { part: 'prop', kind: 'deprecated', name: 'autoHeight', after: 'Use flex.' },
    { part: 'prop', kind: 'added', name: 'showToolbar' },
    { part: 'slot', kind: 'added', name: 'pagination' },
    { part: 'class', kind: 'removed', name: 'pinned' },
  ]);
});

it('lists components, selectors, events, methods and other exports', () => {
  expect(findChanges(changes, 'components')).toEqual([
    { part: 'component', kind: 'removed', name: 'GridOverlays' },
  ]);
  expect(findChanges(changes, 'selectors')).toMatchObject([{ kind: 'retyped', after: 'B' }]);
  expect(findChanges(changes, 'events')).toMatchObject([
    {
      kind: 'retyped',
      name: 'rowClick',
      after: '(params: GridRowParams, event: MouseEvent) => void',
    },
  ]);
  expect(findChanges(changes, 'GridApi')).toEqual([
    { part: 'method', kind: 'removed', name: 'resize' },
  ]);
  expect(findChanges(changes, 'exports')).toMatchObject([
    { kind: 'renamed', before: 'CalendarPicker', after: 'DateCalendar', knownBy: 'map' },
    { kind: 'renamed', before: 'GridSelection', after: 'GridRowSelection', knownBy: 'similarity' },
    {
      ...{ kind: 'moved', name: 'enUS' },
      ...{ before: '@mui/x-data-grid', after: '@mui/x-data-grid/locales' },
    },
    { kind: 'retyped', name: 'GridState' },
  ]);
});

it('has no group without changes', () => {
  expect(changes.groups.every((group) => group.changes.length > 0)).toBe(true);
  expect(compareProducts(v8, v8, []).groups).toEqual([]);
});

it('follows the map through the majors in between', () => {
  const at = (major: 'v6' | 'v8', name: string) =>
    createModel({
      major,
      components: [createComponent('DataGrid', { props: [createMember(name, 'A')] })],
    });
  const chain = [
    ...createRenames({ ...step, from: 'v6', to: 'v7' }, { renamed: { member: { one: 'two' } } }),
    ...createRenames(step, { renamed: { member: { two: 'three' } } }),
  ];
  expect(
    findChanges(compareProducts(at('v6', 'one'), at('v8', 'three'), chain), 'DataGrid'),
  ).toMatchObject([{ kind: 'renamed', before: 'one', after: 'three', knownBy: 'map' }]);
});

it('compares the parts of a component that was renamed', () => {
  const at = (major: 'v7' | 'v8', name: string, prop: string) =>
    createModel({
      major,
      components: [createComponent(name, { props: [createMember(prop, 'A')] })],
    });
  const map = createRenames(step, {
    renamed: {
      export: { CalendarPicker: 'DateCalendar' },
      member: { 'CalendarPicker.date': 'value' },
    },
  });
  const result = compareProducts(
    at('v7', 'CalendarPicker', 'date'),
    at('v8', 'DateCalendar', 'value'),
    map,
  );
  expect(findChanges(result, 'components')).toMatchObject([
    { kind: 'renamed', name: 'DateCalendar' },
  ]);
  expect(findChanges(result, 'DateCalendar')).toMatchObject([
    { kind: 'renamed', before: 'date', after: 'value' },
  ]);
});

it('says what to use if the new name existed already', () => {
  const at = (major: 'v7' | 'v8', props: string[]) =>
    createModel({
      major,
      components: [
        createComponent('DataGrid', { props: props.map((name) => createMember(name, 'A')) }),
      ],
    });
  const map = createRenames(step, { renamed: { member: { components: 'slots' } } });
  const result = compareProducts(at('v7', ['components', 'slots']), at('v8', ['slots']), map);
  expect(findChanges(result, 'DataGrid')).toEqual([
    { part: 'prop', kind: 'removed', name: 'components', instead: 'slots' },
  ]);
});

it('lists changes once if two items became one', () => {
  const at = (major: 'v7' | 'v8', names: string[], type: string) =>
    createModel({ major, exports: names.map((name) => createExport(name, { type })) });
  const map = createRenames(step, {
    renamed: { export: { useA2: 'useA', unstable_useA2: 'useA' } },
  });
  const result = compareProducts(
    at('v7', ['useA2', 'unstable_useA2'], 'A'),
    at('v8', ['useA'], 'B'),
    map,
  );
  expect(findChanges(result, 'exports').map(({ kind, before }) => `${kind} ${before}`)).toEqual([
    'renamed useA2',
    'renamed unstable_useA2',
    'retyped A',
  ]);
});

test('treats what a comment hides from the docs of one major as neither added nor removed', () => {
  const shown = createModel({
    major: 'v7',
    components: [
      createComponent('DataGrid', {
        props: [createMember('apiRef', 'R')],
        slots: [{ name: 'cell', type: 'any' }],
        classes: [{ key: 'root', className: '.MuiDataGrid-root' }],
      }),
    ],
    interfaces: [createInterface('GridApi', [createMember('resize', '() => void')])],
    events: [{ name: 'rowClick', plan: 'community' }],
    exports: [createExport('DataGrid'), createExport('GridApi'), createExport('gridSelector')],
  });
  const hiding = createModel({
    major: 'v8',
    components: [createComponent('DataGrid')],
    interfaces: [createInterface('GridApi', [])],
    exports: [createExport('DataGrid'), createExport('GridApi')],
    hidden: {
      exports: ['gridSelector'],
      events: ['rowClick'],
      members: { DataGrid: ['apiRef'], GridApi: ['resize'] },
      slots: { DataGrid: ['cell'] },
      classes: { DataGrid: ['root'] },
    },
  });
  expect(compareProducts(shown, hiding, []).groups).toEqual([]);
  const back = compareProducts({ ...hiding, major: 'v7' }, { ...shown, major: 'v8' }, []);
  expect(back.groups).toEqual([]);
});

test('treats what guides call renamed as renamed, even if the old name still works but is hidden', () => {
  const before = createModel({ major: 'v7', exports: [createExport('oldSelector')] });
  const after = createModel({
    major: 'v8',
    exports: [createExport('newSelector')],
    hidden: { exports: ['oldSelector'], events: [], members: {}, slots: {}, classes: {} },
  });
  const renames = createRenames(step, { renamed: { export: { oldSelector: 'newSelector' } } });
  expect(findChanges(compareProducts(before, after, renames), 'exports')).toEqual([
    expect.objectContaining({ kind: 'renamed', before: 'oldSelector', after: 'newSelector' }),
  ]);
  expect(findChanges(compareProducts(before, after, []), 'exports')).toEqual([
    expect.objectContaining({ kind: 'added', name: 'newSelector' }),
  ]);
});

test('lists a path with new content separately from the path that had this content', () => {
  const [plain, V2, V3] = ['', 'V2', 'V3'].map((end) => `@mui/x-date-pickers/AdapterDateFns${end}`);
  const create = (major: 'v6' | 'v7' | 'v8', imports: (string | undefined)[]) =>
    createModel({
      product: 'date-pickers',
      major,
      exports: [createExport('AdapterDateFns', { imports: imports.map(String) })],
    });
  const before = [plain, V3];
  const now = create('v8', [plain, V2]);
  const moves = [
    expect.objectContaining({ kind: 'moved', before: plain, after: V2 }),
    expect.objectContaining({ kind: 'moved', before: V3, after: plain }),
  ];
  for (const major of ['v6', 'v7'] as const) {
    const changes = compareProducts(create(major, before), now, RENAME_MAP);
    expect(findChanges(changes, 'exports')).toEqual(moves);
  }
  const same = compareProducts(create('v6', before), create('v7', before), RENAME_MAP);
  expect(same.groups).toEqual([]);
});

it('compares objects without a page, each member by its kind', () => {
  const at = (major: 'v7' | 'v8', text: string, signatures: ApiMember['signatures']) =>
    createModel({
      major,
      exports: ['GridLocaleText', 'AdapterFormats', 'FieldRef'].map((name) => createExport(name)),
      objects: [
        createInterface('GridLocaleText', [createMember('page', text)]),
        createInterface('AdapterFormats', [createMember(major, 'string')]),
        createInterface('FieldRef', [createMember(`focus${major}`, text, { signatures })]),
      ],
    });
  const { groups } = compareProducts(at('v7', 'string', []), at('v8', '() => string', []), []);
  expect(groups.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
    'interface AdapterFormats',
    'interface FieldRef',
    'interface GridLocaleText',
  ]);
  const parts = groups.flatMap(({ changes: list }) => list.map(({ part, kind }) => [part, kind]));
  expect(parts).toEqual([
    ['format', 'removed'],
    ['format', 'added'],
    ['method', 'removed'],
    ['method', 'added'],
    ['text', 'retyped'],
  ]);
});

it("compares a component's apiRef", () => {
  const at = (major: 'v7' | 'v8', name: string) =>
    createModel({
      major,
      components: [createComponent('TreeView', { methods: [createMember(name, '() => void')] })],
    });
  const renames = createRenames(step, { renamed: { member: { selectItem: 'setSelection' } } });
  const { groups } = compareProducts(at('v7', 'selectItem'), at('v8', 'setSelection'), renames);
  expect(findChanges({ ...changes, groups }, 'TreeView')).toEqual([
    {
      ...{ part: 'method', kind: 'renamed', name: 'setSelection' },
      ...{ before: 'selectItem', after: 'setSelection', knownBy: 'map' },
    },
  ]);
});

it('reports that a generic type requires different parameters', () => {
  const at = (major: 'v7' | 'v8', typeParameters: string[]) =>
    createModel({
      major,
      exports: [createExport('DatePickerProps', { kind: 'interface', typeParameters })],
    });
  const compare = (before: string[], after: string[]) =>
    compareProducts(at('v7', before), at('v8', after), []).groups.flatMap((group) => group.changes);
  expect(compare(['TDate', 'TField'], ['TField'])).toEqual([
    {
      ...{ part: 'export', kind: 'retyped', name: 'DatePickerProps' },
      ...{ before: 'DatePickerProps<TDate, TField>', after: 'DatePickerProps<TField>' },
    },
  ]);
  expect(compare(['TField'], [])).toMatchObject([{ after: 'DatePickerProps' }]);
  expect(compare(['TDate'], ['T'])).toEqual([]);
});

it('compares what a ref holds if both accept one', () => {
  const at = (major: 'v7' | 'v8', ref: ApiComponent['ref']) =>
    createModel({ major, components: [createComponent('BarChart', ref && { ref })] });
  const compare = (before: ApiComponent['ref'], after: ApiComponent['ref']) =>
    compareProducts(at('v7', before), at('v8', after), []).groups.flatMap((group) => group.changes);
  expect(compare({}, { type: 'SVGSVGElement' })).toEqual([
    { part: 'prop', kind: 'retyped', name: 'ref', before: 'any', after: 'SVGSVGElement' },
  ]);
  expect(compare(undefined, { type: 'SVGSVGElement' })).toEqual([]);
  expect(compare({}, {})).toEqual([]);
});

it('reports hidden items if the map does', () => {
  const at = (major: 'v7' | 'v8', exports: string[], classes: string[]) =>
    createModel({
      major,
      components: [createComponent('DataGrid')],
      // The comment of one of its declarations hides it, but another declaration is documented.
      exports: major === 'v7' ? [createExport('TooltipCell')] : [],
      hidden: { exports, events: [], members: {}, slots: {}, classes: { DataGrid: classes } },
    });
  const renames = createRenames(step, {
    renamed: { class: { 'main--skeleton': 'main--hidden' } },
    instead: { export: { TooltipCell: 'td', TooltipMark: 'LabelMark', StillHidden: 'Other' } },
  });
  const { groups } = compareProducts(
    at('v7', ['TooltipCell', 'TooltipMark', 'StillHidden', 'cache'], ['main--skeleton', 'filler']),
    at('v8', ['StillHidden'], ['main--hidden']),
    renames,
  );
  expect(groups.flatMap((group) => group.changes)).toEqual([
    { part: 'export', kind: 'removed', name: 'TooltipCell', instead: 'td' },
    { part: 'export', kind: 'removed', name: 'TooltipMark', instead: 'LabelMark' },
    { part: 'class', kind: 'removed', name: 'main--skeleton', instead: 'main--hidden' },
  ]);
});
