import * as React from 'react';
import { styled } from '@mui/material/styles';
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

const SearchBox = styled('div')(({ theme }) => ({
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  gap: 8,
  paddingInline: 12,
  borderRadius: 20,
  backgroundColor: (theme.vars || theme).palette.action.hover,
  '&:focus-within': {
    outline: `2px solid ${(theme.vars || theme).palette.primary.main}`,
  },
}));

const SearchInput = styled('input')({
  flex: 1,
  minWidth: 0,
  height: 40,
  padding: 0,
  border: 0,
  outline: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  '&::placeholder': { color: 'inherit', opacity: 0.7 },
  '&:placeholder-shown + button': { visibility: 'hidden' },
});

const ClearButton = styled('button')({
  display: 'flex',
  padding: 2,
  border: 0,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
});

function ReadingsToolbar() {
  return (
    <Toolbar>
      <QuickFilter render={<SearchBox />} expanded>
        <SearchIcon fontSize="small" />
        <QuickFilterControl
          render={({ ref, value, onChange, onKeyDown }) => (
            <SearchInput
              ref={ref as React.Ref<HTMLInputElement>}
              value={value}
              onChange={onChange}
              onKeyDown={onKeyDown}
              placeholder="Station"
              aria-label="Search stations"
            />
          )}
        />
        <QuickFilterClear render={<ClearButton />} aria-label="Clear the search">
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
