import { toJavaScript } from './toJavaScript';

const TYPESCRIPT = `import * as React from 'react';
import { DataGrid, type GridColDef, type GridRowsProp } from '@mui/x-data-grid';
import type { Theme } from '@mui/material/styles';

interface Props<T> {
  value: T;
}

// Sizes in px.
const sizes = [1, 2] as const;

const columns: GridColDef[] = [{ field: 'id' }];

/* Kept. */
export default function Demo({ value }: Props<string>) {
  const [rows] = React.useState<GridRowsProp>([]);
  const first = rows[0]!;

  return (
    <DataGrid
      label={value satisfies string}
      rows={rows} // as they come
      columns={columns}
      sx={(theme: Theme) => ({ m: sizes[0], color: theme.palette.text.primary })}
      onRowClick={() => first}
    />
  );
}
`;

const JAVASCRIPT = `import * as React from 'react';
import { DataGrid } from '@mui/x-data-grid';

// Sizes in px.
const sizes = [1, 2];

const columns = [{ field: 'id' }];

/* Kept. */
export default function Demo({ value }) {
  const [rows] = React.useState([]);
  const first = rows[0];

  return (
    <DataGrid
      label={value}
      rows={rows} // as they come
      columns={columns}
      sx={(theme) => ({ m: sizes[0], color: theme.palette.text.primary })}
      onRowClick={() => first}
    />
  );
}`;

it('strips types and keeps comments, blank lines and JSX', async () => {
  expect(await toJavaScript(TYPESCRIPT)).toBe(JAVASCRIPT);
});

it("throws if the source doesn't parse", async () => {
  await expect(toJavaScript('const = 1;')).rejects.toThrow(/\(1:7\)/);
});
