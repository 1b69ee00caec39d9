import * as React from 'react';
import Link from '@mui/material/Link';
import Add from '@mui/icons-material/Add';
import Remove from '@mui/icons-material/Remove';
import {
  DataGrid,
  type GridColDef,
  type GridColumnGroupingModel,
  type GridColumnVisibilityModel,
} from '@mui/x-data-grid';
import { revenue, type Month, type Revenue } from './revenue';

const quarters: { name: string; months: Month[] }[] = [
  { name: 'Q1', months: ['jan', 'feb', 'mar'] },
  { name: 'Q2', months: ['apr', 'may', 'jun'] },
];

const columns: GridColDef<Revenue>[] = [
  { field: 'shop', headerName: 'City', width: 130 },
  ...quarters.flatMap(({ name, months }): GridColDef<Revenue>[] => [
    ...months.map((field): GridColDef<Revenue> => ({
      field,
      headerName: field[0].toUpperCase() + field.slice(1),
      type: 'number',
      width: 90,
      hideable: false,
    })),
    {
      field: name,
      headerName: `${name} total`,
      type: 'number',
      width: 120,
      hideable: false,
      valueGetter: (_value, row) =>
        months.reduce((sum, month) => sum + row[month], 0),
    },
  ]),
];

export default function CollapseGroups() {
  const [visibility, setVisibility] = React.useState<GridColumnVisibilityModel>({});

  const columnGroupingModel = React.useMemo<GridColumnGroupingModel>(
    () => [
      { groupId: 'Shop', children: [{ field: 'shop' }] },
      ...quarters.map(({ name, months }) => {
        const open = visibility[months[0]] !== false;
        const toggle = () =>
          setVisibility((model) => ({
            ...model,
            ...Object.fromEntries(months.map((month) => [month, !open])),
          }));
        return {
          groupId: name,
          children: [...months, name].map((field) => ({ field })),
          renderHeaderGroup: () => (
            <Link
              component="button"
              color="inherit"
              aria-expanded={open}
              onClick={toggle}
              onKeyDown={(event) => {
                if (event.key === ' ') {
                  event.stopPropagation(); // Otherwise, the grid would cancel the click.
                }
              }}
              sx={{ display: 'flex', alignItems: 'center', gap: 0.5, py: 1 }}
            >
              {open ? <Remove fontSize="small" /> : <Add fontSize="small" />}
              {name}
            </Link>
          ),
        };
      }),
    ],
    [visibility],
  );

  return (
    <div style={{ height: 420 }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Revenue in thousands of dollars' } }}
        rows={revenue}
        columns={columns}
        columnGroupingModel={columnGroupingModel}
        columnVisibilityModel={visibility}
        onColumnVisibilityModelChange={setVisibility}
      />
    </div>
  );
}
