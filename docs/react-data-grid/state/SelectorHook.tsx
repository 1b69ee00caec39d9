import {
  DataGrid,
  gridFilteredTopLevelRowCountSelector,
  gridRowSelectionCountSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { lighthouses } from './lighthouses';

const columns: GridColDef[] = [
  { field: 'light', headerName: 'Lighthouse', flex: 1, minWidth: 130 },
  { field: 'coast', headerName: 'Coast', width: 90 },
  { field: 'built', headerName: 'Built in', width: 100 },
];

function CountFooter() {
  const apiRef = useGridApiContext();
  const shown = useGridSelector(apiRef, gridFilteredTopLevelRowCountSelector);
  const selected = useGridSelector(apiRef, gridRowSelectionCountSelector);

  return (
    <div role="status" style={{ padding: 12 }}>
      {shown} lighthouses shown, {selected} selected
    </div>
  );
}

export default function SelectorHook() {
  return (
    <div style={{ height: 400 }}>
      <DataGrid
        label="Lighthouses"
        rows={lighthouses}
        columns={columns}
        slots={{ footer: CountFooter }}
        checkboxSelection
        showToolbar
      />
    </div>
  );
}
