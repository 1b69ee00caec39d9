import * as React from 'react';
import {
  ColumnsPanelTrigger,
  DataGrid,
  ExportCsv,
  FilterPanelTrigger,
  QuickFilter,
  QuickFilterControl,
  Toolbar,
  ToolbarButton,
  type GridColDef,
} from '@mui/x-data-grid';
import { readings, type Reading } from '../../data/readings';
import './RestyledToolbar.css';

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
];

function StationToolbar() {
  const button = (
    <ToolbarButton render={<button className="station-toolbar-button" />} />
  );

  return (
    <Toolbar render={<div className="station-toolbar" />}>
      <QuickFilter render={<div className="station-toolbar-search" />} expanded>
        <QuickFilterControl
          render={({ ref, value, onChange, onKeyDown }) => (
            <input
              className="station-toolbar-input"
              ref={ref as React.Ref<HTMLInputElement>}
              value={value}
              onChange={onChange}
              onKeyDown={onKeyDown}
              type="search"
              placeholder="Station"
              aria-label="Search stations"
            />
          )}
        />
      </QuickFilter>
      <ColumnsPanelTrigger render={button}>Columns</ColumnsPanelTrigger>
      <FilterPanelTrigger
        render={(props, state) => (
          <ToolbarButton
            {...props}
            ref={props.ref as React.Ref<HTMLButtonElement>}
            render={<button className="station-toolbar-button" />}
          >
            Filters{' '}
            <span className="station-toolbar-count">{state.filterCount}</span>
          </ToolbarButton>
        )}
      />
      <ExportCsv render={button}>CSV</ExportCsv>
    </Toolbar>
  );
}

export default function RestyledToolbar() {
  return (
    <div style={{ height: 400 }}>
      <DataGrid
        label="Weather readings"
        rows={readings}
        columns={columns}
        slots={{ toolbar: StationToolbar }}
        showToolbar
      />
    </div>
  );
}
