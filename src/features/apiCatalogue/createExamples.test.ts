import type { ApiEvent, ApiMember } from '@site/src/lib/contracts/api';
import { createCallExample, createEventExamples, createSelectorExamples } from './createExamples';

const rowClick: ApiEvent = {
  name: 'rowClick',
  plan: 'community',
  params: 'GridRowParams',
  event: 'React.MouseEvent<HTMLElement>',
  prop: 'onRowClick',
};

function getCode(examples: readonly { kind: string; code: string }[], kind: string): string {
  return examples.find((example) => example.kind === kind)?.code ?? '';
}

it('listens with a prop, a hook and a subscription', () => {
  const prop: ApiMember = {
    name: 'onRowClick',
    type: { text: "GridEventListener<'rowClick'>" },
    signatures: [
      {
        parameters: [
          { name: 'params', type: 'GridRowParams' },
          { name: 'event', type: 'MuiEvent' },
          { name: 'details', type: 'GridCallbackDetails' },
        ],
        returns: { type: 'void' },
      },
    ],
  };
  const examples = createEventExamples(rowClick, prop);
  expect(examples.map(({ kind }) => kind)).toEqual(['prop', 'hook', 'subscription']);
  expect(getCode(examples, 'prop')).toContain('<DataGrid\n  onRowClick={(params, event) => {');
  expect(getCode(examples, 'hook')).toContain(
    "useGridEvent(apiRef, 'rowClick', (params, event) =>",
  );
  expect(getCode(examples, 'hook')).toContain("from '@mui/x-data-grid';");
  expect(getCode(examples, 'subscription')).toContain(
    "return apiRef.current?.subscribeEvent('rowClick', (params, event) => {",
  );
});

it("gives a model's prop its own arguments and each plan its own packages", () => {
  const event: ApiEvent = {
    name: 'rowGroupingModelChange',
    plan: 'premium',
    params: 'GridRowGroupingModel',
    prop: 'onRowGroupingModelChange',
  };
  const prop: ApiMember = {
    name: 'onRowGroupingModelChange',
    type: { text: '(model: GridRowGroupingModel, details: GridCallbackDetails) => void' },
    signatures: [
      {
        parameters: [
          { name: 'model', type: 'GridRowGroupingModel' },
          { name: 'details', type: 'GridCallbackDetails' },
        ],
        returns: { type: 'void' },
      },
    ],
  };
  const examples = createEventExamples(event, prop);
  expect(getCode(examples, 'prop')).toContain(
    '<DataGridPremium\n  onRowGroupingModelChange={(model, details) => {',
  );
  expect(getCode(examples, 'hook')).toContain("from '@mui/x-data-grid-premium';");
  expect(getCode(examples, 'hook')).toContain('(params) => {');
});

it('shows no prop for an event without one, and no arguments if there are none', () => {
  const examples = createEventExamples({ name: 'unmount', plan: 'community' }, undefined);
  expect(examples.map(({ kind }) => kind)).toEqual(['hook', 'subscription']);
  expect(getCode(examples, 'hook')).toContain("useGridEvent(apiRef, 'unmount', () => {");
});

it('reads a selector once, and on every change', () => {
  const examples = createSelectorExamples({
    name: 'gridPageCountSelector',
    plan: 'community',
    returns: 'number',
  });
  expect(getCode(examples, 'direct')).toContain('const pageCount = gridPageCountSelector(apiRef);');
  expect(getCode(examples, 'reactive')).toContain(
    'const pageCount = useGridSelector(apiRef, gridPageCountSelector);',
  );
});

it.each([
  ['GridRowId', 'rowId'],
  ['{ rowId: GridRowId; field: string; }', '{ rowId, field }'],
])('passes on an argument of type %s as %s', (argument, code) => {
  const [direct, reactive] = createSelectorExamples({
    name: 'gridEditCellStateSelector',
    plan: 'community',
    returns: 'GridEditCellProps',
    argument,
  });
  expect(direct?.code).toContain(`gridEditCellStateSelector(apiRef, ${code});`);
  expect(reactive?.code).toContain(`useGridSelector(apiRef, gridEditCellStateSelector, ${code});`);
});

it("calls a method, stores its return value, and reads members that aren't methods", () => {
  const sort: ApiMember = {
    name: 'sortColumn',
    type: { text: '(field: string, direction?: GridSortDirection) => void' },
    signatures: [
      {
        parameters: [
          { name: 'field', type: 'string' },
          { name: 'direction', type: 'GridSortDirection', isOptional: true },
        ],
        returns: { type: 'void' },
      },
    ],
  };
  const getModel: ApiMember = {
    name: 'getSortModel',
    type: { text: '() => GridSortModel' },
    signatures: [{ parameters: [], returns: { type: 'GridSortModel' } }],
  };
  expect(createCallExample(sort).code).toBe('apiRef.current?.sortColumn(field, direction);');
  expect(createCallExample(getModel).code).toBe('const result = apiRef.current?.getSortModel();');
  expect(createCallExample({ name: 'state', type: { text: 'State' } }).code).toBe(
    'const state = apiRef.current?.state;',
  );
});
