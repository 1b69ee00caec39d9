import * as React from 'react';
import Box from '@mui/material/Box';
import Rating from '@mui/material/Rating';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { trails, type Trail } from './trails';

function RatingEditCell(props: GridRenderEditCellParams<Trail, number | null>) {
  const { id, field, value, hasFocus } = props;
  const apiRef = useGridApiContext();
  const ref = React.useRef<HTMLElement>(null);

  React.useLayoutEffect(() => {
    if (hasFocus) {
      ref.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
    }
  }, [hasFocus]);

  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        width: '100%',
        height: '100%',
        px: 1.25,
        bgcolor: 'action.hover',
      }}
    >
      <Rating
        ref={ref}
        name={`rating-${id}`}
        value={value ?? null}
        onChange={(_event, newValue) =>
          apiRef.current.setEditCellValue({ id, field, value: newValue })
        }
        sx={{ color: 'primary.main' }}
      />
    </Box>
  );
}

const columns: GridColDef<Trail>[] = [
  { field: 'trail', headerName: 'Trail', flex: 1, minWidth: 150 },
  { field: 'miles', headerName: 'Length (mi)', type: 'number', width: 130 },
  {
    field: 'rating',
    headerName: 'Rating',
    type: 'number',
    align: 'left',
    headerAlign: 'left',
    width: 170,
    display: 'flex',
    editable: true,
    // Keeps an empty rating empty. The default parser would turn it into 0.
    valueParser: (value) => (value ? Number(value) : null),
    renderCell: ({ value }) => (
      <Rating readOnly value={value ?? null} sx={{ color: 'primary.main' }} />
    ),
    renderEditCell: (params) => <RatingEditCell {...params} />,
  },
];

export default function RatingEditor() {
  return (
    <div style={{ display: 'flex', flexDirection: 'column' }}>
      <DataGrid label="Rated trails" rows={trails} columns={columns} hideFooter />
    </div>
  );
}
