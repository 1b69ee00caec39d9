import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Snackbar from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {
  DataGridPro,
  GridGetRowsError,
  useGridApiRef,
  type DataGridProProps,
  type GridDataSource,
  type GridGetRowsParams,
} from '@mui/x-data-grid-pro';
import { createFiles, type StoredFile } from '../../data/files';
import { createTreeServer } from '../../data/nestedServer';
import { columns } from './columns';

let isDown = false;
const server = createTreeServer(createFiles(), { shouldFail: () => isDown });

const dataSource: GridDataSource = {
  getRows: server.getRows,
  getGroupKey: (row) => String(row.id),
  getChildrenCount: (row) => row.childrenCount,
};

const groupingColDef: DataGridProProps['groupingColDef'] = {
  headerName: 'Name',
  width: 270,
  valueGetter: (_value, row: StoredFile) => row.name,
};

export default function TreeErrors() {
  const apiRef = useGridApiRef();
  const [error, setError] =
    React.useState<GridGetRowsError<GridGetRowsParams> | null>(null);

  const retry = () => {
    const parentKey = error?.params.groupKeys?.at(-1);
    setError(null);
    // In this data source, the keys are the row ids.
    apiRef.current?.dataSource.fetchRows(
      parentKey === undefined ? undefined : Number(parentKey),
    );
  };

  return (
    <Stack spacing={1}>
      <FormControlLabel
        control={<Switch />}
        label="Server is down"
        onChange={(_event, checked) => {
          isDown = checked;
        }}
      />
      <div style={{ height: 400 }}>
        <DataGridPro
          label="Project files, with a server that can fail"
          apiRef={apiRef}
          treeData
          dataSource={dataSource}
          columns={columns}
          groupingColDef={groupingColDef}
          onDataSourceError={(newError) => {
            if (newError instanceof GridGetRowsError) {
              setError(newError);
            }
          }}
        />
      </div>
      <Snackbar
        open={error !== null}
        message={error?.message}
        action={
          <Button color="inherit" size="small" onClick={retry}>
            Retry
          </Button>
        }
      />
    </Stack>
  );
}
