import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { enUSLocaleText } from '@mui/x-charts/locales';
import { localeList } from './localeList';

const keys = Object.keys(enUSLocaleText) as (keyof typeof enUSLocaleText)[];

export default function TranslationTable() {
  return (
    <TableContainer
      role="region"
      aria-label="Locales of the charts"
      tabIndex={0}
      sx={{ overflowX: 'auto' }}
    >
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>Language</TableCell>
            <TableCell>Tag</TableCell>
            <TableCell>Import</TableCell>
            <TableCell align="right">Strings</TableCell>
            <TableCell>Missing</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {localeList.map(({ name, tag, language, localeText }) => {
            const missing = keys.filter((key) => localeText[key] === undefined);
            return (
              <TableRow key={name} sx={{ verticalAlign: 'top' }}>
                <TableCell>{language}</TableCell>
                <TableCell sx={{ whiteSpace: 'nowrap' }}>{tag}</TableCell>
                <TableCell>
                  <code>{name}</code>
                </TableCell>
                <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                  {keys.length - missing.length} of {keys.length}
                </TableCell>
                <TableCell>{missing.join(', ') || 'None'}</TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
