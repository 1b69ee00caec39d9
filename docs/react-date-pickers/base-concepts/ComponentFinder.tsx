import * as React from 'react';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import * as pickers from '@mui/x-date-pickers-pro';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import dayjs, { type Dayjs } from 'dayjs';
import { findComponents, getPackage, getPage, kinds, styles } from './finder';

const components = pickers as unknown as Record<
  string,
  React.ComponentType<{ label?: string; referenceDate: Dayjs }>
>;

export default function ComponentFinder() {
  const [kind, setKind] = React.useState(kinds[0] as (typeof kinds)[number]);
  const [style, setStyle] = React.useState(styles[0] as (typeof styles)[number]);
  const names = findComponents(kind, style);
  const [name] = names;
  const Component = components[name];

  return (
    <pickers.LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <TextField
          select
          label="Value"
          value={kind}
          onChange={(event) => setKind(event.target.value as typeof kind)}
        >
          {kinds.map((value) => (
            <MenuItem key={value} value={value}>
              {value}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          label="Style"
          value={style}
          onChange={(event) => setStyle(event.target.value as typeof style)}
        >
          {styles.map((value) => (
            <MenuItem key={value} value={value}>
              {value}
            </MenuItem>
          ))}
        </TextField>
        {names.length === 0 && <div>None. Use a picker or a field.</div>}
        {names.map((found) => (
          <Box
            component="code"
            key={found}
            sx={{ fontSize: '0.8125rem', overflowWrap: 'anywhere' }}
          >
            import {'{ '}
            <Link href={getPage(found)}>{found}</Link>
            {' }'} from &apos;{getPackage(found)}/{found}&apos;;
          </Box>
        ))}
        {Component && (
          <Component
            key={name}
            label={style === 'Picker' || style === 'Field' ? kind : undefined}
            referenceDate={dayjs('2026-04-15')}
          />
        )}
      </Stack>
    </pickers.LocalizationProvider>
  );
}
