import * as React from 'react';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import MenuItem from '@mui/material/MenuItem';
import {
  DataGrid,
  GridCell,
  useGridRootProps,
  type GridCellProps,
  type GridColDef,
} from '@mui/x-data-grid';
import { createReadings, type Reading } from '../data/readings';

const rows = createReadings(20, 3);

const createColumns = (): GridColDef<Reading>[] => [
  { field: 'station', headerName: 'Station', width: 130 },
  { field: 'temperature', headerName: 'Temp. (°F)', type: 'number', width: 120 },
  { field: 'humidity', headerName: 'Humidity (%)', type: 'number', width: 135 },
  { field: 'wind', headerName: 'Wind (mph)', type: 'number', width: 120 },
  {
    field: 'rain',
    headerName: 'Rain (in)',
    type: 'number',
    width: 115,
    editable: true,
  },
];

const columns = createColumns();

const Renders = React.createContext({ current: 0 });

const TracedCell = React.memo(function TracedCell(props: GridCellProps) {
  const ref = React.useRef<HTMLDivElement>(null);
  const isMounted = React.useRef(false);
  const rendersRef = React.useContext(Renders);
  useGridRootProps(); // Rerenders along with GridCell, which reads the grid's props.

  React.useEffect(() => {
    if (!isMounted.current) {
      isMounted.current = true;
      return undefined;
    }
    rendersRef.current += 1;
    const cell = ref.current;
    cell?.setAttribute('data-flash', '');
    const timer = setTimeout(() => cell?.removeAttribute('data-flash'), 500);
    return () => clearTimeout(timer);
  });

  return <GridCell ref={ref} {...props} />;
});

const slots = { cell: TracedCell };

const flash =
  'motion-safe:[&_.MuiDataGrid-cell]:transition-colors motion-safe:[&_.MuiDataGrid-cell]:duration-500 ' +
  '[&_[data-flash]]:bg-[color-mix(in_srgb,var(--mui-palette-warning-main)_35%,transparent)] ' +
  '[&_[data-flash]]:transition-none!';

function RenderCount({ presses }: { presses: number }) {
  const rendersRef = React.useContext(Renders);
  const [text, setText] = React.useState('The parent has not rendered again yet.');

  React.useEffect(() => {
    if (presses === 0) {
      return undefined;
    }
    const timer = setTimeout(
      () => setText(`Press ${presses}: ${rendersRef.current} renders of cells.`),
      400,
    );
    return () => clearTimeout(timer);
  }, [presses, rendersRef]);

  return <div role="status">{text}</div>;
}

export default function RenderTracer() {
  const [unstable, setUnstable] = React.useState('nothing');
  const [presses, setPresses] = React.useState(0);
  const rendersRef = React.useRef(0);

  return (
    <Renders.Provider value={rendersRef}>
      <div className="flex flex-col gap-3">
        <div className="flex flex-wrap gap-4">
          <TextField
            select
            size="small"
            label="New on each render"
            value={unstable}
            onChange={(event) => setUnstable(event.target.value)}
            className="w-50"
          >
            <MenuItem value="nothing">Nothing</MenuItem>
            <MenuItem value="columns">columns</MenuItem>
            <MenuItem value="slotProps">slotProps</MenuItem>
            <MenuItem value="onRowClick">onRowClick</MenuItem>
          </TextField>
          <Button
            variant="contained"
            onClick={() => {
              rendersRef.current = 0;
              setPresses(presses + 1);
            }}
          >
            Render the parent
          </Button>
        </div>
        <RenderCount presses={presses} />
        <div style={{ height: 320 }}>
          <DataGrid
            label="Traced readings"
            rows={rows}
            columns={unstable === 'columns' ? createColumns() : columns}
            slotProps={unstable === 'slotProps' ? {} : undefined}
            onRowClick={unstable === 'onRowClick' ? () => {} : undefined}
            slots={slots}
            hideFooter
            className={flash}
          />
        </div>
      </div>
    </Renders.Provider>
  );
}
