import * as React from 'react';
import CloseIcon from '@mui/icons-material/Close';
import SearchIcon from '@mui/icons-material/Search';
import {
  DataGrid,
  QuickFilter,
  QuickFilterClear,
  QuickFilterControl,
  Toolbar,
  type GridColDef,
} from '@mui/x-data-grid';
import { readings, type Reading } from '../../data/readings';
import './SearchPersistent.css';

const columns: GridColDef<Reading>[] = [
  { field: 'station', headerName: 'Station', width: 170 },
  {
    field: 'temperature',
    headerName: 'Temperature (°F)',
    type: 'number',
    width: 180,
  },
  { field: 'humidity', headerName: 'Humidity (%)', type: 'number', width: 150 },
  { field: 'wind', headerName: 'Wind (mph)', type: 'number', width: 140 },
  { field: 'rain', headerName: 'Rain (in)', type: 'number', width: 130 },
];

function ReadingsToolbar() {
  return (
    <Toolbar>
      <QuickFilter render={<div className="station-search" />} expanded>
        <SearchIcon fontSize="small" />
        <QuickFilterControl
          render={({ ref, value, onChange, onKeyDown }) => (
            <input
              className="station-search-input"
              ref={ref as React.Ref<HTMLInputElement>}
              value={value}
              onChange={onChange}
              onKeyDown={onKeyDown}
              placeholder="Station"
              aria-label="Search stations"
            />
          )}
        />
        <QuickFilterClear
          render={<button className="station-search-clear" />}
          aria-label="Clear the search"
        >
          <CloseIcon fontSize="small" />
        </QuickFilterClear>
      </QuickFilter>
    </Toolbar>
  );
}

export default function SearchPersistent() {
  return (
    <div style={{ height: 400 }}>
      <DataGrid
        label="Weather readings"
        rows={readings}
        columns={columns}
        slots={{ toolbar: ReadingsToolbar }}
        showToolbar
      />
    </div>
  );
}
