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

const boxClasses = [
  'flex flex-1 items-center gap-2 rounded-[20px] px-3',
  'bg-(--mui-palette-action-hover) focus-within:outline-2 focus-within:outline-solid',
  'focus-within:outline-(--mui-palette-primary-main)',
].join(' ');

const inputClasses = [
  'h-10 min-w-0 flex-1 border-0 bg-transparent p-0 text-inherit outline-none [font:inherit]',
  'placeholder:text-inherit placeholder:opacity-70',
  '[&:placeholder-shown+button]:invisible',
].join(' ');

const clearClasses =
  'flex cursor-pointer border-0 bg-transparent p-0.5 text-inherit';

function ReadingsToolbar() {
  return (
    <Toolbar>
      <QuickFilter render={<div className={boxClasses} />} expanded>
        <SearchIcon fontSize="small" />
        <QuickFilterControl
          render={({ ref, value, onChange, onKeyDown }) => (
            <input
              className={inputClasses}
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
          render={<button className={clearClasses} />}
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
