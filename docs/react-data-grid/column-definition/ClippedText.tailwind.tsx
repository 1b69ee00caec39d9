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
  const [open, setOpen] = React.useState(false);

  const openIfClipped = () => {
    const element = ref.current;
    setOpen(element !== null && element.scrollWidth > element.clientWidth);
  };

  React.useEffect(() => {
    if (hasFocus) {
      openIfClipped();
    } else {
      setOpen(false);
    }
  }, [hasFocus]);

  return (
    <Tooltip
      title={<React.Fragment>{text}</React.Fragment>}
      describeChild
      placement="bottom-start"
      open={open}
      onOpen={openIfClipped}
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
    renderCell: (params) => (
      <Note text={params.row.note} hasFocus={params.hasFocus} />
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
