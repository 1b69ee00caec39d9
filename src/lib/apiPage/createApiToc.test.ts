import { createApiToc } from './createApiToc';
import { createBarePage, createComponentPage, createInterfacePage } from './testPages';

it('lists the sections of a component, with props, slots and classes below theirs', () => {
  expect(createApiToc(createComponentPage()).map(({ level, id }) => `${level} ${id}`)).toEqual([
    '2 demos',
    '2 import',
    '2 props',
    '3 data-grid-prop-columns',
    '3 data-grid-prop-density',
    '3 data-grid-prop-initialState',
    '3 data-grid-prop-onRowClick',
    '3 data-grid-prop-rows',
    '2 slots',
    '3 DataGrid-css-MuiDataGrid-cell',
    '3 DataGrid-css-footer',
    '2 classes',
    '3 data-grid-classes-cell',
    '3 data-grid-classes-selected',
    '2 changes',
    '2 source-code',
  ]);
});

it('leaves out the classes of the largest pages', () => {
  const page = createComponentPage();
  const classes = Array.from({ length: 500 }, (_, index) => ({
    key: `row${index}`,
    className: `.MuiDataGrid-row${index}`,
  }));
  const ids = createApiToc({ ...page, api: { ...page.api, classes } }).map(({ id }) => id);
  expect(ids).toContain('DataGrid-css-footer');
  expect(ids.at(-2)).toBe('changes');
  expect(ids.filter((id) => id.includes('classes'))).toEqual(['classes']);
});

it('leaves out what is empty', () => {
  expect(createApiToc(createBarePage()).map(({ value }) => value)).toEqual([
    'Import',
    'Source code',
  ]);
});

it('lists the properties of an interface, as HTML', () => {
  const page = createInterfacePage();
  const members = [{ name: '[key: Map<a>]', type: { text: 'any' } }];
  expect(createApiToc({ ...page, api: { ...page.api, members } }).slice(1, 3)).toEqual([
    { value: 'Properties', id: 'properties', level: 2 },
    { value: '[key: Map&lt;a&gt;]', id: 'grid-col-def-prop-[key:-Map<a>]', level: 3 },
  ]);
});

it('allows line breaks only within names that are wider than the table of contents', () => {
  const page = createInterfacePage();
  const names = ['processRowUpdateInBackground', 'unstable_onProgrammaticColumnHeaderClick'];
  const members = names.map((name) => ({ name, type: { text: 'any' } }));
  const items = createApiToc({ ...page, api: { ...page.api, members } });
  expect(items.slice(2, 4).map(({ value }) => value)).toEqual([
    'processRowUpdateInBackground',
    'unstable_onProgrammaticColumn<wbr>HeaderClick',
  ]);
});
