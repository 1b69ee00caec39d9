import * as React from 'react';
import Paper from '@material-ui/core/Paper';
import Popper from '@material-ui/core/Popper';
import { makeStyles } from '@material-ui/core/styles';
import Typography from '@material-ui/core/Typography';
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

const useStyles = makeStyles((theme) => ({
  note: { minWidth: 0 },
  text: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  full: {
    maxWidth: 280,
    padding: theme.spacing(1.5, 2),
    borderLeft: `4px solid ${theme.palette.primary.main}`,
  },
}));

interface NoteProps {
  text: string;
  hasFocus: boolean;
}

function Note({ text, hasFocus }: NoteProps) {
  const classes = useStyles();
  const [element, setElement] = React.useState<HTMLElement | null>(null);
  const [clipped, setClipped] = React.useState(false);
  const [hovered, setHovered] = React.useState(false);
  const [dismissed, setDismissed] = React.useState(false);
  const active = clipped && (hovered || hasFocus);

  // Measures the text again when the grid, and with it the column, changes width.
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
    <div
      role="presentation"
      className={classes.note}
      onMouseEnter={() => {
        setHovered(true);
        setDismissed(false);
      }}
      onMouseLeave={() => setHovered(false)}
    >
      <div ref={setElement} className={classes.text}>
        {text}
      </div>
      <Popper
        open={active && !dismissed}
        anchorEl={element}
        placement="bottom-start"
      >
        <Paper elevation={3} className={classes.full}>
          <Typography variant="body2">{text}</Typography>
        </Paper>
      </Popper>
    </div>
  );
}

const columns: GridColDef[] = [
  { field: 'plot', headerName: 'Plot', width: 100 },
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
    <div style={{ width: '100%', height: 266 }}>
      <DataGrid aria-label="Garden notes" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
