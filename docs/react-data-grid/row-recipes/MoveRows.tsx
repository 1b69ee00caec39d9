import * as React from 'react';
import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import {
  DataGrid,
  GridActionsCellItem,
  type GridColDef,
  type GridRowId,
} from '@mui/x-data-grid';
import { people, type Person } from '../data/people';

export default function MoveRows() {
  const [rows, setRows] = React.useState(people);

  const columns = React.useMemo<GridColDef<Person>[]>(() => {
    const move = (id: GridRowId, step: number) =>
      setRows((old) => {
        const from = old.findIndex((row) => row.id === id);
        const rest = old.filter((row) => row.id !== id);
        const to = Math.max(from + step, 0);
        return [...rest.slice(0, to), old[from], ...rest.slice(to)];
      });
    return [
      {
        field: 'move',
        type: 'actions',
        headerName: 'Move',
        width: 100,
        getActions: ({ id }) => [
          <GridActionsCellItem
            key="up"
            icon={<ArrowUpwardIcon />}
            label="Move up"
            onClick={() => move(id, -1)}
          />,
          <GridActionsCellItem
            key="down"
            icon={<ArrowDownwardIcon />}
            label="Move down"
            onClick={() => move(id, 1)}
          />,
        ],
      },
      { field: 'name', headerName: 'Name', width: 190, sortable: false },
      { field: 'role', headerName: 'Role', width: 190, sortable: false },
      { field: 'office', headerName: 'Office', width: 140, sortable: false },
    ];
  }, []);

  return (
    <div style={{ height: 400 }}>
      <DataGrid label="People in your order" rows={rows} columns={columns} />
    </div>
  );
}
