import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { orders } from '../../data/orders';
import { people } from '../../data/people';
import { personColumns, small, wideColumns } from './columns';

const hours = ['9 am', '10 am', '11 am', '1 pm', '2 pm'];

const rooms = [
  {
    id: 1,
    room: 'Aspen',
    use: ['Interviews', 'Interviews', 'Free', 'Budget', 'Budget'],
  },
  {
    id: 2,
    room: 'Birch',
    use: ['Stand-up', 'Workshop', 'Workshop', 'Workshop', 'Free'],
  },
  {
    id: 3,
    room: 'Cedar',
    use: ['Free', 'Training', 'Training', 'Training', 'Training'],
  },
  {
    id: 4,
    room: 'Dogwood',
    use: ['Planning', 'Planning', 'Free', 'Free', 'Review'],
  },
];

const hourColumns: GridColDef<(typeof rooms)[number]>[] = [
  { field: 'room', headerName: 'Room', width: 100 },
  ...hours.map((hour, index): GridColDef<(typeof rooms)[number]> => ({
    field: hour,
    flex: 1,
    minWidth: 88,
    sortable: false,
    valueGetter: (_value, row) => row.use[index],
    colSpan: (value, row) => {
      const end = row.use.findIndex((use, at) => at > index && use !== value);
      return (end === -1 ? row.use.length : end) - index;
    },
  })),
];

export const columnPreviews = {
  columnGroups: (
    <DataGridPremium
      {...small}
      label="Staff"
      rows={people}
      columns={personColumns}
      columnGroupingModel={[
        { groupId: 'Person', children: [{ field: 'name' }] },
        {
          groupId: 'Position',
          children: [
            { field: 'department' },
            { field: 'role' },
            { field: 'office' },
          ],
        },
      ]}
    />
  ),
  columnSpanning: (
    <DataGridPremium
      {...small}
      label="Meeting rooms"
      rows={rooms}
      columns={hourColumns}
      showCellVerticalBorder
    />
  ),
  columnVisibility: (
    <DataGridPremium
      {...small}
      label="Orders"
      showToolbar
      rows={orders}
      columns={wideColumns}
      initialState={{
        columns: { columnVisibilityModel: { customer: false, city: false } },
      }}
    />
  ),
  columnResizing: (
    <DataGridPremium
      {...small}
      label="Orders with columns to resize"
      rows={orders}
      columns={wideColumns}
      showColumnVerticalBorder
    />
  ),
  columnPinning: (
    <DataGridPremium
      {...small}
      label="Orders with pinned columns"
      rows={orders}
      columns={wideColumns}
      initialState={{ pinnedColumns: { left: ['id'], right: ['status'] } }}
    />
  ),
  columnReordering: (
    <DataGridPremium
      {...small}
      label="Orders with columns to drag"
      rows={orders}
      columns={wideColumns}
    />
  ),
};
