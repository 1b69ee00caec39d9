import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { tickets, type Ticket } from './tickets';

const columns: GridColDef<Ticket>[] = [
  { field: 'subject', headerName: 'Subject', width: 240 },
  {
    field: 'assignee',
    headerName: 'Assignee',
    width: 160,
    valueGetter: (value: Ticket['assignee']) => value?.name,
    groupingValueGetter: (value: Ticket['assignee']) => value?.team,
  },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 110 },
];

const groupingColDef = { headerName: 'Team' };

export default function ValueShapes() {
  return (
    <div style={{ height: 400 }}>
      <DataGridPremium
        slotProps={{ main: { 'aria-label': 'Tickets by team' } }}
        rows={tickets}
        columns={columns}
        groupingColDef={groupingColDef}
        initialState={{ rowGrouping: { model: ['assignee'] } }}
      />
    </div>
  );
}
