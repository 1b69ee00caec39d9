import * as React from 'react';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import {
  DataGrid,
  ExportCsv,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  type GridColDef,
} from '@mui/x-data-grid';
import { readings, type Reading } from '../data/readings';
import { downloadText, getDataAsJson } from './json';

const columns: GridColDef<Reading>[] = [
  { field: 'station', headerName: 'Station', width: 150 },
  { field: 'takenAt', headerName: 'Taken at', type: 'dateTime', width: 200 },
  { field: 'temperature', headerName: 'Temp. (°F)', type: 'number', width: 130 },
  { field: 'humidity', headerName: 'Humidity (%)', type: 'number', width: 140 },
  { field: 'wind', headerName: 'Wind (mph)', type: 'number', width: 130 },
];

function ReadingsToolbar() {
  const apiRef = useGridApiContext();
  const [button, setButton] = React.useState<HTMLElement | null>(null);
  const close = () => setButton(null);

  return (
    <Toolbar>
      <Tooltip title="Export">
        <ToolbarButton
          aria-haspopup="menu"
          onClick={(event) => setButton(event.currentTarget)}
        >
          <FileDownloadOutlined fontSize="small" />
        </ToolbarButton>
      </Tooltip>
      <Menu anchorEl={button} open={button !== null} onClose={close}>
        <ExportCsv render={<MenuItem />} onClick={close}>
          Download as CSV
        </ExportCsv>
        <MenuItem
          onClick={() => {
            downloadText(getDataAsJson(apiRef), 'readings.json');
            close();
          }}
        >
          Download as JSON
        </MenuItem>
      </Menu>
    </Toolbar>
  );
}

export default function JsonExport() {
  return (
    <div style={{ height: 400 }}>
      <DataGrid
        label="Weather readings"
        rows={readings}
        columns={columns}
        showToolbar
        slots={{ toolbar: ReadingsToolbar }}
      />
    </div>
  );
}
