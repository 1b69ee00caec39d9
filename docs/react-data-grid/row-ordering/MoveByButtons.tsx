import * as React from 'react';
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import {
  DataGridPro,
  GridActionsCellItem,
  type GridColDef,
} from '@mui/x-data-grid-pro';

const agenda = [
  { id: 1, item: 'Approve the minutes', minutes: 5 },
  { id: 2, item: 'Budget for the playground', minutes: 25 },
  { id: 3, item: 'Street lights on Alder Road', minutes: 15 },
  { id: 4, item: 'Library opening hours', minutes: 20 },
  { id: 5, item: 'Questions from residents', minutes: 30 },
];

function move<Item>(items: Item[], from: number, to: number) {
  const moved = [...items];
  moved.splice(to, 0, ...moved.splice(from, 1));
  return moved;
}

export default function MoveByButtons() {
  const [rows, setRows] = React.useState(agenda);

  const columns = React.useMemo<GridColDef[]>(
    () => [
      { field: 'item', headerName: 'Item', flex: 1, minWidth: 150 },
      { field: 'minutes', headerName: 'Minutes', type: 'number', width: 90 },
      {
        field: 'move',
        headerName: 'Move',
        type: 'actions',
        width: 100,
        getActions: ({ id, row }) => {
          const index = rows.findIndex((other) => other.id === id);
          return [
            <GridActionsCellItem
              key="up"
              icon={<ArrowUpward />}
              label={`Move ${row.item} up`}
              onClick={() => setRows(move(rows, index, Math.max(index - 1, 0)))}
            />,
            <GridActionsCellItem
              key="down"
              icon={<ArrowDownward />}
              label={`Move ${row.item} down`}
              onClick={() => setRows(move(rows, index, index + 1))}
            />,
          ];
        },
      },
    ],
    [rows],
  );

  return (
    <div style={{ display: 'flex', flexDirection: 'column' }}>
      <DataGridPro
        label="Agenda of the town council"
        rows={rows}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
