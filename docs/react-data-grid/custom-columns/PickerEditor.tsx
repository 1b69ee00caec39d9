import * as React from 'react';
import { isValid } from 'date-fns';
import { de, enUS } from 'date-fns/locale';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { excursions, type Excursion } from './excursions';
import { dateTimeType, dateType } from './pickers';

export default function PickerEditor() {
  const [locale, setLocale] = React.useState(enUS);

  const columns = React.useMemo<GridColDef<Excursion>[]>(
    () => [
      { field: 'name', headerName: 'Excursion', flex: 1, minWidth: 180 },
      {
        ...dateType(locale),
        field: 'day',
        headerName: 'Day',
        width: 180,
        // Every excursion needs a day, so don't save an empty or incomplete one.
        preProcessEditCellProps: ({ props }) => ({
          ...props,
          error: !isValid(props.value),
        }),
      },
      {
        ...dateTimeType(locale),
        field: 'meetsAt',
        headerName: 'Meeting time',
        width: 250,
      },
    ],
    [locale],
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDateFns} adapterLocale={locale}>
      <Stack spacing={1}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Date format"
          value={locale}
          onChange={(_event, value) => value && setLocale(value)}
        >
          <ToggleButton value={enUS}>American</ToggleButton>
          <ToggleButton value={de}>German</ToggleButton>
        </ToggleButtonGroup>
        <div style={{ height: 400 }}>
          <DataGrid label="Excursions in June" rows={excursions} columns={columns} />
        </div>
      </Stack>
    </LocalizationProvider>
  );
}
