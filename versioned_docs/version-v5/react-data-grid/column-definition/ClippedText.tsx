import * as React from 'react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, plot: 'A3', note: 'Water daily' },
  {
    id: 2,
    plot: 'A7',
    note: 'Beans on the north fence. Leave the dry pods on the plant, they are next year’s seed.',
  },
  { id: 3, plot: 'B1', note: 'Compost delivered' },
  {
    id: 4,
    plot: 'C4',
    note: 'The tap drips. Close the valve behind the shed when you leave, and hang the key back.',
  },
];

interface NoteProps {
  text: string;
  hasFocus: boolean;
}

function Note({ text, hasFocus }: NoteProps) {
  const [element, setElement] = React.useState<HTMLElement | null>(null);
  const [clipped, setClipped] = React.useState(false);
  const [hovered, setHovered] = React.useState(false);
  const [dismissed, setDismissed] = React.useState(false);
  const active = clipped && (hovered || hasFocus);

  // Measures again when the column is resized.
  React.useEffect(() => {
    if (!element) {
      return undefined;
    }
    const observer = new ResizeObserver(() => {
      setClipped(element.scrollWidth > element.clientWidth);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [element, text]);

  React.useEffect(() => {
    if (!active) {
      return undefined;
    }
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        setHovered(false);
        setDismissed(true);
      }
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => {
      document.removeEventListener('keydown', handleKeyDown);
      setDismissed(false);
    };
  }, [active]);

  return (
    <Box
      sx={{ minWidth: 0, width: '100%' }}
      onMouseEnter={() => {
        setHovered(true);
        setDismissed(false);
      }}
      onMouseLeave={() => setHovered(false)}
    >
      <Box
        ref={setElement}
        sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
      >
        {text}
      </Box>
      <Popper
        open={active && !dismissed}
        anchorEl={element}
        placement="bottom-start"
      >
        <Paper
          elevation={3}
          sx={{
            maxWidth: 280,
            px: 2,
            py: 1.5,
            borderRadius: 1,
            borderInlineStart: '4px solid',
            borderColor: 'primary.main',
          }}
        >
          <Typography variant="body2">{text}</Typography>
        </Paper>
      </Popper>
    </Box>
  );
}

const columns: GridColDef<(typeof rows)[number], string>[] = [
  { field: 'plot', headerName: 'Plot', width: 80 },
  {
    field: 'note',
    headerName: 'Note',
    width: 200,
    renderCell: (params) => (
      <Note text={params.row.note} hasFocus={params.hasFocus} />
    ),
  },
];

export default function ClippedText() {
  return (
    <Box sx={{ width: '100%', height: 266 }}>
      <DataGrid aria-label="Garden notes" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
