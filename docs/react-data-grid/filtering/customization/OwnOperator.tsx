import * as React from 'react';
import Box from '@mui/material/Box';
import Rating from '@mui/material/Rating';
import {
  DataGrid,
  getGridNumericOperators,
  type GridColDef,
  type GridFilterInputValueProps,
  type GridFilterOperator,
} from '@mui/x-data-grid';
import { people, type Person } from '../../data/people';

function RatingInput({
  item,
  applyValue,
  focusElementRef,
}: GridFilterInputValueProps) {
  const name = React.useId();
  const groupRef = React.useRef<HTMLDivElement>(null);

  React.useImperativeHandle(focusElementRef, () => ({
    focus: () =>
      groupRef.current?.querySelector<HTMLInputElement>('input:checked')?.focus(),
  }));

  return (
    <Box ref={groupRef} role="group" aria-label="Lowest rating" sx={{ py: 1 }}>
      <Rating
        name={name}
        value={item.value ?? null}
        onChange={(_event, value) =>
          applyValue({ ...item, value: value ?? undefined })
        }
      />
    </Box>
  );
}

const atLeast: GridFilterOperator<Person, number | null> = {
  value: 'atLeast',
  label: 'at least',
  getApplyFilterFn: (item) => {
    if (!item.value) {
      return null;
    }
    return (rating) => rating !== null && rating >= item.value;
  },
  InputComponent: RatingInput,
};

const columns: GridColDef<Person>[] = [
  { field: 'name', headerName: 'Name', width: 200 },
  { field: 'role', headerName: 'Role', width: 190 },
  { field: 'office', headerName: 'Office', width: 140 },
  {
    field: 'rating',
    headerName: 'Rating',
    type: 'number',
    width: 160,
    valueFormatter: (rating: number | null) => rating ?? 'Not rated',
    filterOperators: [atLeast, ...getGridNumericOperators()],
  },
];

export default function OwnOperator() {
  return (
    <div style={{ height: 400 }}>
      <DataGrid
        label="People by rating"
        rows={people}
        columns={columns}
        initialState={{
          filter: {
            filterModel: {
              items: [{ field: 'rating', operator: 'atLeast', value: 4 }],
            },
          },
        }}
      />
    </div>
  );
}
