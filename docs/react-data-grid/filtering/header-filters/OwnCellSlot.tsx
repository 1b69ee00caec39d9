import * as React from 'react';
import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import {
  DataGridPro,
  useGridApiContext,
  type GridColDef,
  type GridHeaderFilterCellProps,
} from '@mui/x-data-grid-pro';
import { people, type Person } from '../../data/people';

function FilterCell(props: GridHeaderFilterCellProps) {
  const { colDef, colIndex, hasFocus, height, item, tabIndex, width } = props;
  const { field, headerName = field } = colDef;
  const apiRef = useGridApiContext();
  const cellRef = React.useRef<HTMLDivElement>(null);
  const inputRef = React.useRef<HTMLInputElement>(null);

  React.useEffect(() => {
    if (hasFocus && !cellRef.current?.contains(document.activeElement)) {
      cellRef.current?.focus();
    }
  }, [hasFocus]);

  function handleKeyDown(event: React.KeyboardEvent<HTMLElement>) {
    const isTyping = event.target === inputRef.current;
    const params = apiRef.current.getColumnHeaderParams(field);
    // Moves the focus with the arrow keys, unless users are typing.
    apiRef.current.publishEvent('headerFilterKeyDown', params, event);
    if (isTyping && (event.key === 'Enter' || event.key === 'Escape')) {
      cellRef.current?.focus();
    } else if (!isTyping && event.key === 'Enter') {
      inputRef.current?.focus();
    }
  }

  return (
    <Box
      ref={cellRef}
      role="columnheader"
      aria-colindex={colIndex + 1}
      aria-label={headerName}
      data-field={field}
      tabIndex={tabIndex}
      style={{ width, height }}
      onKeyDown={handleKeyDown}
      onMouseDown={() => apiRef.current.setColumnHeaderFilterFocus(field)}
      sx={{ boxSizing: 'border-box', flexShrink: 0, p: 1 }}
    >
      <InputBase
        fullWidth
        value={item.value ?? ''}
        placeholder={`Any ${headerName.toLowerCase()}`}
        onChange={(event) =>
          apiRef.current.upsertFilterItem({
            ...item,
            value: event.target.value || undefined,
          })
        }
        onFocus={() => apiRef.current.startHeaderFilterEditMode(field)}
        onBlur={() => apiRef.current.stopHeaderFilterEditMode()}
        inputRef={inputRef}
        slotProps={{
          input: {
            'aria-label': `Filter by ${headerName.toLowerCase()}`,
            tabIndex: -1,
          },
        }}
        sx={{
          bgcolor: 'action.hover',
          borderRadius: '20px',
          height: 40,
          px: 2,
          '& input::placeholder': { color: 'text.secondary', opacity: 1 },
        }}
      />
    </Box>
  );
}

const columns: GridColDef<Person>[] = [
  { field: 'name', headerName: 'Name', width: 220 },
  { field: 'role', headerName: 'Role', width: 220 },
  { field: 'office', headerName: 'Office', width: 200 },
];

export default function OwnCellSlot() {
  return (
    <div style={{ height: 420 }}>
      <DataGridPro
        label="People"
        rows={people}
        columns={columns}
        headerFilters
        slots={{ headerFilterCell: FilterCell }}
      />
    </div>
  );
}
