import { DataGrid, type GridColDef, type GridEventListener } from '@mui/x-data-grid';
import { bridges } from './bridges';

const columns: GridColDef[] = [
  { field: 'bridge', headerName: 'Bridge', flex: 1, minWidth: 150, editable: true },
  {
    field: 'span',
    headerName: 'Span (ft)',
    type: 'number',
    width: 110,
    editable: true,
  },
];

const requireCtrl: GridEventListener<'cellDoubleClick'> = (_params, event) => {
  if (!event.ctrlKey && !event.metaKey) {
    event.defaultMuiPrevented = true;
  }
};

export default function CtrlToEdit() {
  return (
    <div style={{ height: 300 }}>
      <DataGrid
        label="Bridges"
        rows={bridges}
        columns={columns}
        onCellDoubleClick={requireCtrl}
      />
    </div>
  );
}
