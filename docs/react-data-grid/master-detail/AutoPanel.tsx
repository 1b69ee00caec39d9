import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  type DataGridProProps,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { lodges, type Lodge } from './lodges';

const columns: GridColDef<Lodge>[] = [
  { field: 'lodge', headerName: 'Lodge', flex: 1, minWidth: 110 },
  { field: 'valley', headerName: 'Valley', flex: 1, minWidth: 110 },
];

function LodgeNotes({ lodge }: { lodge: Lodge }) {
  const [count, setCount] = React.useState(1);

  return (
    <Stack spacing={1} sx={{ p: 2, alignItems: 'flex-start' }}>
      {lodge.notes.slice(0, count).map((note) => (
        <Typography key={note} variant="body2">
          {note}
        </Typography>
      ))}
      {count < lodge.notes.length && (
        <Button size="small" onClick={() => setCount(count + 1)}>
          Show the next note on {lodge.lodge}
        </Button>
      )}
    </Stack>
  );
}

const getDetailPanelContent: DataGridProProps<Lodge>['getDetailPanelContent'] = ({
  row,
}) => <LodgeNotes lodge={row} />;

const getDetailPanelHeight = () => 'auto' as const;

export default function AutoPanel() {
  return (
    <div style={{ height: 480 }}>
      <DataGridPro
        label="Mountain lodges"
        rows={lodges}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        initialState={{ detailPanel: { expandedRowIds: new Set([1, 2]) } }}
        hideFooter
      />
    </div>
  );
}
