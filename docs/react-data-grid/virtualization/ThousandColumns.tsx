import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const rows = Array.from({ length: 100 }, (_, index) => ({ id: index + 1 }));

const columns = Array.from({ length: 1000 }, (_, index): GridColDef => ({
  field: `times${index + 1}`,
  headerName: `× ${index + 1}`,
  type: 'number',
  valueGetter: (_value, row) => row.id * (index + 1),
}));

export default function ThousandColumns() {
  const [buffer, setBuffer] = React.useState(150);
  const [rendered, setRendered] = React.useState(0);
  const boxRef = React.useRef<HTMLDivElement>(null);

  React.useEffect(() => {
    const box = boxRef.current!;
    const count = () =>
      setRendered(box.querySelectorAll('[role="columnheader"]').length);
    const observer = new MutationObserver(count);
    observer.observe(box, { childList: true, subtree: true });
    count();
    return () => observer.disconnect();
  }, []);

  return (
    <Stack spacing={1}>
      <Typography id="buffer-label" variant="body2">
        Column buffer: {buffer} px
      </Typography>
      <Slider
        aria-labelledby="buffer-label"
        value={buffer}
        onChange={(_event, value) => setBuffer(value)}
        min={0}
        max={3000}
        step={150}
        sx={{ maxWidth: 300, mx: 1 }}
      />
      <div ref={boxRef} style={{ height: 400 }}>
        <DataGrid
          key={buffer}
          label="Multiplication table"
          rows={rows}
          columns={columns}
          columnBufferPx={buffer}
          hideFooter
        />
      </div>
      <Typography variant="body2">
        {rendered} of 1000 columns are rendered
      </Typography>
    </Stack>
  );
}
