import * as React from 'react';
import Box from '@mui/material/Box';
import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import {
  DataGrid,
  GridActionsCellItem,
  type GridColumns,
  type GridRowId,
} from '@mui/x-data-grid';

interface Workshop {
  id: number;
  title: string;
  seats: number;
  day: Date;
  booked: Date;
  online: boolean;
  level: 'open' | 'basic' | 'expert';
}

const initialRows: Workshop[] = [
  {
    id: 1,
    title: 'Linocut',
    seats: 12,
    day: new Date(2025, 4, 17),
    booked: new Date(2025, 3, 2, 9, 30),
    online: false,
    level: 'open',
  },
  {
    id: 2,
    title: 'Bookbinding',
    seats: 8,
    day: new Date(2025, 5, 7),
    booked: new Date(2025, 3, 19, 14, 5),
    online: false,
    level: 'basic',
  },
  {
    id: 3,
    title: 'Letter spacing',
    seats: 140,
    day: new Date(2025, 5, 21),
    booked: new Date(2025, 4, 1, 18, 45),
    online: true,
    level: 'expert',
  },
  {
    id: 4,
    title: 'Paper marbling',
    seats: 10,
    day: new Date(2025, 6, 5),
    booked: new Date(2025, 4, 20, 11, 15),
    online: false,
    level: 'open',
  },
];

// Typed as any element, because its own props don't fit @types/react 18.3.
const ActionItem: React.ElementType = GridActionsCellItem;

const levels = [
  { value: 'open', label: 'Open to all' },
  { value: 'basic', label: 'Some practice' },
  { value: 'expert', label: 'Expert' },
];

export default function AllTypes() {
  const [rows, setRows] = React.useState(initialRows);

  const columns = React.useMemo<GridColumns<Workshop>>(() => {
    const remove = (id: GridRowId) =>
      setRows((previous) => previous.filter((row) => row.id !== id));
    const copy = (source: Workshop) =>
      setRows((previous) => {
        const id = Math.max(...previous.map((row) => row.id)) + 1;
        return [...previous, { ...source, id, title: `${source.title} (copy)` }];
      });

    return [
      {
        field: 'title',
        headerName: 'Title',
        type: 'string',
        width: 140,
        editable: true,
      },
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
        // Without this, the cell shows the value instead of the label.
        valueFormatter: ({ value }) =>
          levels.find((level) => level.value === value)?.label,
        width: 140,
        editable: true,
      },
      {
        field: 'actions',
        headerName: 'Actions',
        type: 'actions',
        getActions: ({ id, row }) => [
          <ActionItem
            key="copy"
            icon={<ContentCopyOutlined />}
            label={`Copy ${row.title}`}
            onClick={() => copy(row)}
          />,
          <ActionItem
            key="remove"
            icon={<DeleteOutlined />}
            label="Remove"
            onClick={() => remove(id)}
            showInMenu
          />,
        ],
      },
    ];
  }, []);

  const saveRow = (changed: Workshop) => {
    setRows((previous) =>
      previous.map((row) => (row.id === changed.id ? changed : row)),
    );
    return changed;
  };

  return (
    <Box sx={{ height: 266, width: '100%' }}>
      <DataGrid
        aria-label="Workshops"
        rows={rows}
        columns={columns}
        experimentalFeatures={{ newEditingApi: true }}
        processRowUpdate={saveRow}
        hideFooter
      />
    </Box>
  );
}
