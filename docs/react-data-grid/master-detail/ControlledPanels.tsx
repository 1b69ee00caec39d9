import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  type DataGridProProps,
  type GridColDef,
  type GridRowId,
} from '@mui/x-data-grid-pro';
import { people, type Person } from '../data/people';

const columns: GridColDef<Person>[] = [
  { field: 'id', headerName: 'ID', type: 'number', width: 70 },
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 180 },
  { field: 'role', headerName: 'Role', flex: 1, minWidth: 180 },
  { field: 'office', headerName: 'Office', width: 140 },
];

const getDetailPanelContent: DataGridProProps<Person>['getDetailPanelContent'] = ({
  row,
}) => (
  <Typography variant="body2" sx={{ p: 2 }}>
    In {row.department} since {row.startedOn.getFullYear()}
  </Typography>
);

const getDetailPanelHeight = () => 52;

export default function ControlledPanels() {
  const [expandedIds, setExpandedIds] = React.useState<Set<GridRowId>>(new Set([2]));

  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={1}>
        <Button onClick={() => setExpandedIds(new Set([1, 2, 3]))}>
          Open the first three
        </Button>
        <Button onClick={() => setExpandedIds(new Set())}>Close all</Button>
      </Stack>
      <div style={{ height: 400 }}>
        <DataGridPro
          label="People"
          rows={people}
          columns={columns}
          getDetailPanelContent={getDetailPanelContent}
          getDetailPanelHeight={getDetailPanelHeight}
          detailPanelExpandedRowIds={expandedIds}
          onDetailPanelExpandedRowIdsChange={setExpandedIds}
        />
      </div>
      <Typography role="status" variant="body2">
        Open panels: {[...expandedIds].join(', ') || 'none'}
      </Typography>
    </Stack>
  );
}
