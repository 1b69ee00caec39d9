import {
  DataGridPro,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-pro';
import { createPeople } from '../../data/people';
import { createServer } from '../../data/server';

const server = createServer(createPeople(230));

const dataSource: GridDataSource = {
  getRows: async (params) => {
    const { rows } = await server.getRows(params);
    return { rows, rowCount: -1 };
  },
};

const columns: GridColDef[] = [
  { field: 'name', headerName: 'Name', width: 220 },
  { field: 'role', headerName: 'Role', flex: 1, minWidth: 170 },
  { field: 'department', headerName: 'Department', width: 140 },
  { field: 'office', headerName: 'Office', width: 130 },
];

export default function InfiniteLoading() {
  return (
    <div style={{ height: 400 }}>
      <DataGridPro
        label="Staff directory"
        dataSource={dataSource}
        columns={columns}
        lazyLoading
        scrollEndThreshold={200}
        initialState={{ pagination: { paginationModel: { pageSize: 50 } } }}
      />
    </div>
  );
}
