import Button from '@material-ui/core/Button';
import {
  DataGridPro,
  useGridApiRef,
  type GridColDef,
  type GridRowsProp,
} from '@mui/x-data-grid-pro';

const rows: GridRowsProp = [
  { id: 1, line: 'Coast express', delay: 0 },
  { id: 2, line: 'Valley local', delay: 12 },
  { id: 3, line: 'Night sleeper', delay: 45 },
  { id: 4, line: 'Airport link', delay: 3 },
  { id: 5, line: 'Lakes regional', delay: 18 },
];

const columns: GridColDef[] = [
  { field: 'line', headerName: 'Line', flex: 1 },
  { field: 'delay', headerName: 'Minutes late', type: 'number', width: 170 },
];

export default function OutsideApi() {
  const apiRef = useGridApiRef();

  const showLate = () => {
    apiRef.current.upsertFilter({
      id: 'late',
      columnField: 'delay',
      operatorValue: '>',
      value: 10,
    });
  };

  const showAll = () => apiRef.current.setFilterModel({ items: [] });

  return (
    <div style={{ display: 'grid', gap: 12, width: '100%' }}>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        <Button variant="outlined" onClick={showLate}>
          Over 10 minutes late
        </Button>
        <Button onClick={showAll}>All trains</Button>
      </div>
      <div style={{ height: 318 }}>
        <DataGridPro
          apiRef={apiRef}
          aria-label="Departures"
          rows={rows}
          columns={columns}
          hideFooter
        />
      </div>
    </div>
  );
}
