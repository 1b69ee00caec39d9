import * as React from 'react';
import {
  DataGridPremium,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { createPeople } from '../data/people';

const people = createPeople(40);

const columns: GridColDef[] = [
  { field: 'department', headerName: 'Department', width: 130 },
  { field: 'name', headerName: 'Name' },
  { field: 'role', headerName: 'Role' },
  { field: 'email', headerName: 'Email' },
];

const initialState = {
  rowGrouping: { model: ['department'] },
  columns: { columnVisibilityModel: { department: false } },
};

export default function AutosizeOnExpand() {
  const apiRef = useGridApiRef();

  React.useEffect(
    () =>
      apiRef.current.subscribeEvent('rowExpansionChange', (node) => {
        if (node.childrenExpanded) {
          apiRef.current.autosizeColumns({ includeOutliers: true });
        }
      }),
    [apiRef],
  );

  return (
    <div style={{ height: 400 }}>
      <DataGridPremium
        slotProps={{ main: { 'aria-label': 'Staff by department' } }}
        apiRef={apiRef}
        rows={people}
        columns={columns}
        initialState={initialState}
        experimentalFeatures={{ ariaV8: true }}
      />
    </div>
  );
}
