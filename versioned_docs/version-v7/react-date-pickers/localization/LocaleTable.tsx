import * as React from 'react';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { enUS } from '@mui/x-date-pickers/locales';
import { localeList } from './localeList';

const english = enUS.components.MuiLocalizationProvider.defaultProps.localeText;
const keys = Object.keys(english) as (keyof typeof english)[];

const rows = localeList.map(({ name, language, localeText }) => ({
  name,
  language,
  missing: keys.filter((key) => localeText[key] === undefined),
}));

export default function LocaleTable() {
  const [query, setQuery] = React.useState('');
  const needle = query.trim().toLowerCase();
  const found = rows.filter(({ name, language, missing }) =>
    [name, language, ...missing].some((text) => text.toLowerCase().includes(needle)),
  );

  return (
    <Stack spacing={1}>
      <TextField
        type="search"
        size="small"
        label="Language, import or missing key"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <Typography variant="body2" aria-live="polite">
        {found.length} of {rows.length} locales
      </Typography>
      <TableContainer
        role="region"
        aria-label="Locales of the pickers"
        tabIndex={0}
        sx={{ height: 420 }}
      >
        <Table stickyHeader size="small">
          <TableHead>
            <TableRow>
              <TableCell>Language</TableCell>
              <TableCell>Import</TableCell>
              <TableCell align="right">Texts</TableCell>
              <TableCell>Missing</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {found.map(({ name, language, missing }) => (
              <TableRow key={name} sx={{ verticalAlign: 'top' }}>
                <TableCell>{language}</TableCell>
                <TableCell>
                  <code>{name}</code>
                </TableCell>
                <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                  {keys.length - missing.length} of {keys.length}
                </TableCell>
                <TableCell sx={{ overflowWrap: 'anywhere' }}>
                  {missing.length === 0 ? (
                    'None'
                  ) : (
                    <details>
                      <summary>{missing.length}</summary>
                      {missing.join(', ')}
                    </details>
                  )}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Stack>
  );
}
