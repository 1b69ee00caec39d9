import * as React from 'react';
import Tooltip from '@mui/material/Tooltip';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { gardenNotes, type GardenNote } from './gardenNotes';

interface NoteProps {
  text: string;
  hasFocus: boolean;
}

function Note({ text, hasFocus }: NoteProps) {
  const ref = React.useRef<HTMLSpanElement>(null);
  const [open, setOpen] = React.useState(hasFocus);
  const [clipped, setClipped] = React.useState(false);

  // Measures again when the column is resized.
  React.useEffect(() => {
    const element = ref.current!;
    const observer = new ResizeObserver(() => {
      setClipped(element.scrollWidth > element.clientWidth);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [text]);

  return (
    <Tooltip
      title={<React.Fragment>{text}</React.Fragment>}
      describeChild
      placement="bottom-start"
      open={open && clipped}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      slotProps={{
        tooltip: {
          className:
            'rounded-(--mui-shape-borderRadius) border-0 border-s-4 border-(--mui-palette-primary-main) px-4 py-3',
        },
      }}
    >
      <span ref={ref} className="truncate">
        {text}
      </span>
    </Tooltip>
  );
}

const columns: GridColDef<GardenNote, string>[] = [
  { field: 'plot', headerName: 'Plot', width: 80 },
  {
    field: 'note',
    headerName: 'Note',
    width: 200,
    display: 'flex',
    renderCell: ({ row, hasFocus }) => (
      // Remounts the note with its tooltip open or closed when the cell gains or loses focus.
      <Note key={String(hasFocus)} text={row.note} hasFocus={hasFocus} />
    ),
  },
];

export default function ClippedText() {
  return (
    <div className="h-79.5">
      <DataGrid
        label="Garden notes"
        rows={gardenNotes}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
