import * as React from 'react';
import CheckOutlined from '@mui/icons-material/CheckOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import {
  DataGrid,
  GridActionsCellItem,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid';
import { workshops, type Workshop } from './workshops';

const levels = [
  { value: 'open', label: 'Open to all' },
  { value: 'basic', label: 'Some practice' },
  { value: 'expert', label: 'Expert' },
];

export default function AllTypes() {
  const apiRef = useGridApiRef();

  const columns = React.useMemo<GridColDef<Workshop>[]>(
    () => [
      { field: 'title', headerName: 'Title', width: 140, editable: true },
      {
        field: 'seats',
        headerName: 'Seats',
        type: 'number',
        width: 80,
        editable: true,
      },
      { field: 'day', headerName: 'Day', type: 'date', width: 110, editable: true },
      {
        field: 'booked',
        headerName: 'Booked',
        type: 'dateTime',
        width: 195,
        editable: true,
      },
      {
        field: 'online',
        headerName: 'Online',
        type: 'boolean',
        width: 90,
        editable: true,
      },
      {
        field: 'level',
        headerName: 'Level',
        type: 'singleSelect',
        valueOptions: levels,
        width: 140,
        editable: true,
      },
      {
        field: 'actions',
        headerName: 'Actions',
        type: 'actions',
        getActions: ({ id, row }) => [
          <GridActionsCellItem
            key="book"
            icon={<CheckOutlined />}
            label={`Book ${row.title}`}
            onClick={() => apiRef.current?.updateRows([{ id, booked: new Date() }])}
          />,
          <GridActionsCellItem
            key="delete"
            icon={<DeleteOutlined />}
            label="Delete"
            onClick={() => apiRef.current?.updateRows([{ id, _action: 'delete' }])}
            showInMenu
          />,
        ],
      },
    ],
    [apiRef],
  );

  return (
    <div style={{ height: 400 }}>
      <DataGrid
        apiRef={apiRef}
        label="Workshops"
        rows={workshops}
        columns={columns}
      />
    </div>
  );
}
