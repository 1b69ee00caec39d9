import { getClassAnchor, getMemberAnchor, getSlotAnchor, toKebabCase } from './anchors';

it.each([
  ['DataGridPremium', 'data-grid-premium'],
  ['GridCSVExport', 'grid-csv-export'],
  ['TreeItem2', 'tree-item2'],
])('writes %s as %s', (name, kebab) => {
  expect(toKebabCase(name)).toBe(kebab);
});

it('names rows as the reference always did', () => {
  expect(getMemberAnchor('DataGrid', 'rowHeight')).toBe('data-grid-prop-rowHeight');
  expect(getMemberAnchor('GridApi', '[key: string]')).toBe('grid-api-prop-[key:-string]');
  const slot = { name: 'root', type: '' };
  expect(getSlotAnchor('TreeItem', slot)).toBe('TreeItem-css-root');
  expect(getSlotAnchor('TreeItem', { ...slot, className: '.MuiTreeItem-root' })).toBe(
    'TreeItem-css-MuiTreeItem-root',
  );
  expect(getClassAnchor('DataGrid', { key: 'cell--old', className: '.MuiDataGrid-x' })).toBe(
    'data-grid-classes-cell--old',
  );
});
