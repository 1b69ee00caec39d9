import * as React from 'react';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import AddIcon from '@mui/icons-material/Add';
import {
  DataGrid,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  type GridColDef,
} from '@mui/x-data-grid';
import { sightings, type Sighting } from './sightings';

const columns: GridColDef<Sighting>[] = [
  { field: 'id', headerName: 'No.', type: 'number', width: 90 },
  { field: 'bird', headerName: 'Bird', width: 200 },
  { field: 'count', headerName: 'Count', type: 'number', width: 110 },
  { field: 'place', headerName: 'Place', width: 160 },
];

const initialState = {
  sorting: { sortModel: [{ field: 'id', sort: 'desc' as const }] },
};

function focusInput(input: HTMLInputElement | null) {
  input?.focus();
}

function AddPanel() {
  const apiRef = useGridApiContext();
  const [open, setOpen] = React.useState(false);
  const [button, setButton] = React.useState<HTMLButtonElement | null>(null);
  const panelId = React.useId();

  const close = () => {
    setOpen(false);
    button?.focus();
  };

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    apiRef.current.updateRows([
      {
        id: apiRef.current.getRowsCount() + 1,
        bird: data.get('bird'),
        count: Number(data.get('count')),
        place: data.get('place'),
      },
    ]);
    close();
  };

  return (
    <React.Fragment>
      <ToolbarButton
        ref={setButton}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        onClick={() => setOpen(!open)}
        render={<Button size="small" startIcon={<AddIcon />} />}
      >
        Add a sighting
      </ToolbarButton>
      <Popper
        open={open}
        anchorEl={button}
        placement="bottom-end"
        sx={{ zIndex: 'modal' }}
      >
        <ClickAwayListener
          mouseEvent="onMouseDown"
          onClickAway={(event) => {
            // A click on the button already closes the panel.
            if (!button?.contains(event.target as Node)) {
              setOpen(false);
            }
          }}
        >
          <Paper
            id={panelId}
            role="dialog"
            aria-label="Add a sighting"
            elevation={8}
            sx={{ p: 2 }}
            onKeyDown={(event) => event.key === 'Escape' && close()}
          >
            <Stack component="form" spacing={2} onSubmit={handleSubmit}>
              <TextField
                name="bird"
                label="Bird"
                size="small"
                required
                inputRef={focusInput}
              />
              <TextField
                name="count"
                label="Count"
                type="number"
                size="small"
                defaultValue={1}
                slotProps={{ htmlInput: { min: 1 } }}
              />
              <TextField name="place" label="Place" size="small" />
              <Button type="submit" variant="contained">
                Add
              </Button>
            </Stack>
          </Paper>
        </ClickAwayListener>
      </Popper>
    </React.Fragment>
  );
}

function SightingsToolbar() {
  return (
    <Toolbar>
      <AddPanel />
    </Toolbar>
  );
}

export default function CustomPanel() {
  return (
    <div style={{ height: 400 }}>
      <DataGrid
        label="Sightings"
        rows={sightings}
        columns={columns}
        initialState={initialState}
        slots={{ toolbar: SightingsToolbar }}
        showToolbar
      />
    </div>
  );
}
