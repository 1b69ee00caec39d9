import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  useGridApiRef,
  type DataGridProProps,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { people, type Person } from '../data/people';

const columns: GridColDef<Person>[] = [
  { field: 'name', headerName: 'Name', width: 190 },
  { field: 'role', headerName: 'Role', width: 190 },
  { field: 'office', headerName: 'Office', width: 140 },
];

const getDetailPanelContent: DataGridProProps<Person>['getDetailPanelContent'] = ({
  row,
}) => (
  <Typography variant="body2" sx={{ p: 2 }}>
    In {row.department} since {row.startedOn.getFullYear()}
  </Typography>
);

const getDetailPanelHeight = () => 52;

export default function OpenOnRowClick() {
  const apiRef = useGridApiRef();

  return (
    <div style={{ height: 400 }}>
      <DataGridPro
        label="People, a click opens the row"
        apiRef={apiRef}
        rows={people}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        onRowClick={({ id }) => apiRef.current?.toggleDetailPanel(id)}
        disableRowSelectionOnClick
        sx={{ '& .MuiDataGrid-row': { cursor: 'pointer' } }}
      />
    </div>
  );
}
