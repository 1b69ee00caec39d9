import { getClassAnchor, getMemberAnchor, getSlotAnchor } from './anchors';

it('names rows as the reference always has', () => {
  expect(getMemberAnchor('DataGrid', 'rowHeight')).toBe('data-grid-prop-rowHeight');
  expect(getMemberAnchor('PickersDay2', 'day')).toBe('pickers-day-2-prop-day');
  expect(getMemberAnchor('GridApi', '[key: string]')).toBe('grid-api-prop-[key:-string]');
  const slot = { name: 'root' };
  expect(getSlotAnchor('TreeItem', slot)).toBe('TreeItem-css-root');
  expect(getSlotAnchor('TreeItem', { ...slot, className: '.MuiTreeItem-root' })).toBe(
    'TreeItem-css-MuiTreeItem-root',
  );
  expect(getClassAnchor('DataGrid', { key: 'cell--old' })).toBe('data-grid-classes-cell--old');
});
