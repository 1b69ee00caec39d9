import * as React from 'react';
import Button from '@material-ui/core/Button';
import {
  DataGrid,
  type GridColDef,
  type GridFilterModel,
  type GridRowsProp,
  type GridSortModel,
} from '@mui/x-data-grid';

const rows: GridRowsProp = [
  { id: 1, glaze: 'Celadon', cone: 10, jars: 4 },
  { id: 2, glaze: 'Tenmoku', cone: 9, jars: 7 },
  { id: 3, glaze: 'Shino', cone: 11, jars: 2 },
];

const columns: GridColDef[] = [
  { field: 'glaze', headerName: 'Glaze', flex: 1 },
  { field: 'cone', headerName: 'Cone', type: 'number', width: 115 },
  { field: 'jars', headerName: 'Jars', type: 'number', width: 115 },
];

function useGridModels() {
  const [sortModel, setSortModel] = React.useState<GridSortModel>([]);
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [],
  });

  return {
    sortModel,
    onSortModelChange: setSortModel,
    filterModel,
    onFilterModelChange: setFilterModel,
  };
}

export default function RestoreSecond() {
  const first = useGridModels();
  const second = useGridModels();

  const copyModels = () => {
    second.onSortModelChange(first.sortModel);
    second.onFilterModelChange(first.filterModel);
  };

  return (
    <div style={{ display: 'grid', gap: 12, width: '100%' }}>
      <div style={{ height: 214 }}>
        <DataGrid
          aria-label="First grid"
          rows={rows}
          columns={columns}
          {...first}
          hideFooter
        />
      </div>
      <Button
        variant="outlined"
        onClick={copyModels}
        style={{ justifySelf: 'start' }}
      >
        Copy to the second grid
      </Button>
      <div style={{ height: 214 }}>
        <DataGrid
          aria-label="Second grid"
          rows={rows}
          columns={columns}
          {...second}
          hideFooter
        />
      </div>
    </div>
  );
}
