import {
  DataGridPremium,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { people, type Person } from '../data/people';

const columns: GridColDef<Person>[] = [
  { field: 'department', headerName: 'Department' },
  { field: 'office', headerName: 'Office' },
  { field: 'name', headerName: 'Name', width: 190 },
  { field: 'role', headerName: 'Role', width: 180 },
  { field: 'salary', headerName: 'Salary ($)', type: 'number', width: 130 },
];

const groupingColDef = { headerName: 'Department and office', width: 220 };

const initialState = {
  rowGrouping: { model: ['department', 'office'] },
  columns: { columnVisibilityModel: { department: false, office: false } },
  aggregation: { model: { salary: 'sum' } },
};

export default function GroupRowStyle() {
  const apiRef = useGridApiRef();

  return (
    <div style={{ height: 400 }}>
      <DataGridPremium
        label="People by department and office"
        apiRef={apiRef}
        rows={people}
        columns={columns}
        initialState={initialState}
        groupingColDef={groupingColDef}
        defaultGroupingExpansionDepth={1}
        getRowClassName={({ id }) => {
          const node = apiRef.current?.getRowNode(id);
          return node?.type === 'group' ? `group group-${node.depth}` : '';
        }}
        sx={{
          '& .group': { fontWeight: 600 },
          '& .group-0': { bgcolor: 'action.selected' },
          '& .group-1': { bgcolor: 'action.hover' },
        }}
      />
    </div>
  );
}
