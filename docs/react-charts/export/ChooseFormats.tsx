import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';
import { ports } from '../data/trade';

const types = ['image/png', 'image/jpeg', 'image/webp'];

export default function ChooseFormats() {
  const [fileName, setFileName] = React.useState('cargo-by-port');
  const [chosen, setChosen] = React.useState(['print', 'image/png', 'image/jpeg']);

  return (
    <Stack spacing={1}>
      <Stack direction="row" sx={{ flexWrap: 'wrap' }}>
        {['print', ...types].map((name) => (
          <FormControlLabel
            key={name}
            label={name}
            control={
              <Checkbox
                checked={chosen.includes(name)}
                onChange={(_, checked) =>
                  setChosen(
                    checked
                      ? [...chosen, name]
                      : chosen.filter((other) => other !== name),
                  )
                }
              />
            }
          />
        ))}
      </Stack>
      <TextField
        size="small"
        label="fileName"
        value={fileName}
        onChange={(event) => setFileName(event.target.value)}
      />
      <BarChartPro
        title="Cargo handled in twenty ports, in millions of metric tons"
        height={280}
        showToolbar
        slotProps={{
          toolbar: {
            printOptions: {
              fileName,
              disableToolbarButton: !chosen.includes('print'),
            },
            imageExportOptions: types
              .filter((type) => chosen.includes(type))
              .map((type) => ({ type, fileName })),
          },
        }}
        xAxis={[{ data: ports.map(({ port }) => port) }]}
        series={[{ data: ports.map(({ cargo }) => cargo) }]}
        sx={{ backgroundColor: 'background.paper' }}
      />
    </Stack>
  );
}
