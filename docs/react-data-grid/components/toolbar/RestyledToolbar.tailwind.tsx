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

const buttonClasses = [
  'h-9 cursor-pointer rounded-full border-0 bg-transparent px-4 [font:inherit]',
  'text-(--mui-palette-text-primary) hover:bg-(--mui-palette-action-selected)',
  'aria-expanded:bg-(--mui-palette-action-selected)',
].join(' ');

const inputClasses = [
  'box-border h-9 w-full rounded-full border border-solid px-4 text-inherit [font:inherit]',
  'border-(--mui-palette-text-secondary) bg-(--mui-palette-background-paper)',
].join(' ');

const countClasses = 'ms-1 text-(--mui-palette-text-secondary) tabular-nums';

const barClasses =
  'flex flex-wrap items-center gap-2 bg-(--mui-palette-action-hover) p-3';

function StationToolbar() {
  const button = <ToolbarButton render={<button className={buttonClasses} />} />;

  return (
    <Toolbar render={<div className={barClasses} />}>
      <QuickFilter render={<div className="flex-[1_1_160px]" />} expanded>
        <QuickFilterControl
          render={({ ref, value, onChange, onKeyDown }) => (
            <input
              className={inputClasses}
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
            render={<button className={buttonClasses} />}
          >
            Filters <span className={countClasses}>{state.filterCount}</span>
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
