import * as React from 'react';
import { styled } from '@mui/material/styles';
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

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  padding: 12,
  backgroundColor: (theme.vars || theme).palette.action.hover,
}));

const SearchBox = styled('div')({ flex: '1 1 160px' });

const SearchInput = styled('input')(({ theme }) => ({
  boxSizing: 'border-box',
  width: '100%',
  height: 36,
  paddingInline: 16,
  border: `1px solid ${(theme.vars || theme).palette.text.secondary}`,
  borderRadius: 18,
  backgroundColor: (theme.vars || theme).palette.background.paper,
  color: 'inherit',
  font: 'inherit',
}));

const PlainButton = styled('button')(({ theme }) => ({
  height: 36,
  paddingInline: 16,
  border: 0,
  borderRadius: 18,
  backgroundColor: 'transparent',
  color: (theme.vars || theme).palette.text.primary,
  font: 'inherit',
  cursor: 'pointer',
  '&:hover, &[aria-expanded="true"]': {
    backgroundColor: (theme.vars || theme).palette.action.selected,
  },
}));

const Count = styled('span')(({ theme }) => ({
  marginInlineStart: 4,
  color: (theme.vars || theme).palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
}));

function StationToolbar() {
  const button = <ToolbarButton render={<PlainButton />} />;

  return (
    <Toolbar render={<Bar />}>
      <QuickFilter render={<SearchBox />} expanded>
        <QuickFilterControl
          render={({ ref, value, onChange, onKeyDown }) => (
            <SearchInput
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
            render={<PlainButton />}
          >
            Filters <Count>{state.filterCount}</Count>
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
