import * as React from 'react';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  type DataGridProProps,
  type GridColDef,
  type GridRowId,
} from '@mui/x-data-grid-pro';
import { people, type Person } from '../data/people';

const columns: GridColDef<Person>[] = [
  { field: 'name', headerName: 'Name', width: 190 },
  { field: 'role', headerName: 'Role', width: 190 },
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

export default function SingleOpen() {
  const [openIds, setOpenIds] = React.useState<Set<GridRowId>>(new Set([2]));

  return (
    <div style={{ height: 400 }}>
      <DataGridPro
        label="People, one panel at a time"
        rows={people}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        detailPanelExpandedRowIds={openIds}
        onDetailPanelExpandedRowIdsChange={(ids) =>
          setOpenIds(new Set([...ids].slice(-1)))
        }
      />
    </div>
  );
}
