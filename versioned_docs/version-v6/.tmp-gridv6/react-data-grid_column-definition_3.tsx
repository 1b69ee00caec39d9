
import * as React from 'react';
import type { GridColDef } from '@mui/x-data-grid';

function SecretCode({ code, tabIndex }: { code: string; tabIndex: number }) {
  const [shown, setShown] = React.useState(false);
  return (
    <button type="button" tabIndex={tabIndex} onClick={() => setShown(!shown)}>
      {shown ? code : 'Show'}
    </button>
  );
}

export const column: GridColDef = {
  field: 'code',
  renderCell: (params) => <SecretCode code={params.value} tabIndex={params.tabIndex} />,
};
