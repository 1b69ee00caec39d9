import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import InputBase from '@mui/material/InputBase';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { promos, type Promo } from './promos';

interface CodeEditCellProps extends GridRenderEditCellParams<Promo, string> {
  debounceMs: number;
}

function CodeEditCell(props: CodeEditCellProps) {
  const { id, field, value, error, hasFocus, debounceMs } = props;
  const apiRef = useGridApiContext();
  const inputRef = React.useRef<HTMLInputElement>(null);
  const [text, setText] = React.useState(value ?? '');
  const [lastValue, setLastValue] = React.useState(value);

  // The grid's value wins. Here, it's the same text in capitals.
  if (value !== lastValue) {
    setLastValue(value);
    setText(value ?? '');
  }

  React.useLayoutEffect(() => {
    if (hasFocus) {
      inputRef.current?.focus();
    }
  }, [hasFocus]);

  return (
    <InputBase
      fullWidth
      inputRef={inputRef}
      inputProps={{ 'aria-label': 'Code' }}
      error={error}
      sx={{ px: 1.25, font: 'inherit', color: error ? 'error.main' : undefined }}
      value={text}
      onChange={(event) => {
        setText(event.target.value);
        apiRef.current.setEditCellValue({
          id,
          field,
          value: event.target.value,
          debounceMs,
        });
      }}
    />
  );
}

export default function DebouncedInput() {
  const [debounced, setDebounced] = React.useState(true);
  const [checks, setChecks] = React.useState(0);

  const columns = React.useMemo<GridColDef<Promo>[]>(
    () => [
      { field: 'offer', headerName: 'Offer', flex: 1, minWidth: 140 },
      {
        field: 'code',
        headerName: 'Code',
        width: 180,
        editable: true,
        valueParser: (value: string) => value.toUpperCase(),
        preProcessEditCellProps: ({ props }) => {
          setChecks((count) => count + 1);
          return { ...props, error: props.value.length < 4 };
        },
        renderEditCell: (params) => (
          <CodeEditCell {...params} debounceMs={debounced ? 400 : 0} />
        ),
      },
    ],
    [debounced],
  );

  return (
    <Stack spacing={1}>
      <FormControlLabel
        control={<Switch checked={debounced} />}
        label="Wait for a pause of 400 ms"
        onChange={(_event, checked) => setDebounced(checked)}
      />
      <DataGrid label="Promotion codes" rows={promos} columns={columns} hideFooter />
      <Typography variant="body2" role="status">
        Codes checked: {checks}
      </Typography>
    </Stack>
  );
}
