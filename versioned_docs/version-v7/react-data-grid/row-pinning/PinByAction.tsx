import * as React from 'react';
import Close from '@mui/icons-material/Close';
import VerticalAlignBottom from '@mui/icons-material/VerticalAlignBottom';
import VerticalAlignTop from '@mui/icons-material/VerticalAlignTop';
import {
  DataGridPro,
  GridActionsCellItem,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { people, type Person } from '../data/people';

type Side = 'top' | 'bottom';

export default function PinByAction() {
  const [sides, setSides] = React.useState<Record<number, Side | undefined>>({
    3: 'top',
  });

  const columns = React.useMemo<GridColDef<Person>[]>(
    () => [
      {
        field: 'pin',
        headerName: 'Pin',
        type: 'actions',
        width: 100,
        getActions: ({ row: { id, name } }) => {
          const pin = (side?: Side) =>
            setSides((current) => ({ ...current, [id]: side }));
          return sides[id]
            ? [
                <GridActionsCellItem
                  key="unpin"
                  icon={<Close />}
                  label={`Unpin ${name}`}
                  onClick={() => pin()}
                />,
              ]
            : [
                <GridActionsCellItem
                  key="top"
                  icon={<VerticalAlignTop />}
                  label={`Pin ${name} to the top`}
                  onClick={() => pin('top')}
                />,
                <GridActionsCellItem
                  key="bottom"
                  icon={<VerticalAlignBottom />}
                  label={`Pin ${name} to the bottom`}
                  onClick={() => pin('bottom')}
                />,
              ];
        },
      },
      { field: 'name', headerName: 'Name', flex: 1, minWidth: 170 },
      { field: 'role', headerName: 'Role', width: 190 },
      { field: 'office', headerName: 'Office', width: 130 },
    ],
    [sides],
  );

  const rows = React.useMemo(() => people.filter(({ id }) => !sides[id]), [sides]);

  const pinnedRows = React.useMemo(
    () => ({
      top: people.filter(({ id }) => sides[id] === 'top'),
      bottom: people.filter(({ id }) => sides[id] === 'bottom'),
    }),
    [sides],
  );

  return (
    <div style={{ height: 420 }}>
      <DataGridPro
        slotProps={{ main: { 'aria-label': 'Employees' } }}
        rows={rows}
        columns={columns}
        pinnedRows={pinnedRows}
      />
    </div>
  );
}
