import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  DataGrid,
  type GridColDef,
  type GridRowSpacingParams,
} from '@mui/x-data-grid';
import { looms, type Loom } from './looms';
import './RowGaps.css';

const columns: GridColDef<Loom>[] = [
  { field: 'loom', headerName: 'Loom', flex: 1, minWidth: 100 },
  { field: 'weaver', headerName: 'Weaver', flex: 1, minWidth: 150 },
  { field: 'cloth', headerName: 'Cloth', flex: 1, minWidth: 120 },
  { field: 'yards', headerName: 'Yards', type: 'number', width: 100 },
];

const getRowSpacing = ({ isLastVisible }: GridRowSpacingParams) => ({
  top: 8,
  bottom: isLastVisible ? 8 : 0,
});

export default function RowGaps() {
  const [isBorder, setIsBorder] = React.useState(false);

  return (
    <div className="row-gaps">
      <FormControlLabel
        control={<Switch checked={isBorder} />}
        label="Make the gaps borders"
        onChange={(_event, checked) => setIsBorder(checked)}
      />
      <div className="row-gaps-grid">
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Looms' } }}
          rows={looms}
          columns={columns}
          getRowSpacing={getRowSpacing}
          rowSpacingType={isBorder ? 'border' : 'margin'}
          hideFooter
          getRowClassName={() => 'row-gaps-row'}
        />
      </div>
    </div>
  );
}
