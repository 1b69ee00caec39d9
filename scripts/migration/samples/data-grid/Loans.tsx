import * as React from 'react';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import {
  DataGridPro as Grid,
  GridToolbar,
  GridToolbarExport,
  type GridDataSource,
  type GridListColDef,
  type GridRowId,
} from '@mui/x-data-grid-pro';
import { columns, instruments } from './data';
import { inventory } from './Instruments';

const loans: GridDataSource = {
  getRows: async ({ paginationModel, groupKeys }) => {
    const response = await fetch(`/loans/${groupKeys?.join() ?? ''}?${paginationModel.page}`);
    return response.json();
  },
  getGroupKey: (row) => row.family,
  getChildrenCount: (row) => row.count,
};

const card: GridListColDef = { field: 'card', renderCell: ({ row }) => row.name };
const phone = { unstable_listView: true, unstable_listColumn: card };

const slots = { toolbar: GridToolbarExport };

function Similar({ id, unstable_listView }: { id: GridRowId; unstable_listView: boolean }) {
  return (
    <Grid
      rows={instruments.filter((row) => row.id !== id)}
      columns={columns}
      unstable_listView={unstable_listView}
      unstable_listColumn={card}
      slots={{ toolbar: null }}
    />
  );
}

export function Ledger({ onError }: { onError: (text: string) => void }) {
  const [open, setOpen] = React.useState<GridRowId[]>([4]);
  const [marked, setMarked] = React.useState([1]);
  return (
    <DataGridPremium
      columns={columns}
      unstable_dataSource={loans}
      unstable_onDataSourceError={(error, params) => onError(`${error.message} at ${params.start}`)}
      experimentalFeatures={{ ariaV8: true }}
      checkboxSelection
      rowSelectionModel={marked}
      onRowSelectionModelChange={(model) => setMarked(model.map(Number))}
      getDetailPanelContent={({ id }) => <Similar id={id} unstable_listView />}
      detailPanelExpandedRowIds={open}
      onDetailPanelExpandedRowIdsChange={setOpen}
      slots={{ toolbar: GridToolbar }}
    />
  );
}

export function Families({ narrow }: { narrow: boolean }) {
  return (
    <Grid
      rows={instruments}
      columns={inventory}
      treeData
      getTreeDataPath={(row) => [row.family, row.name]}
      checkboxSelection
      headerFilters
      resetPageOnSortFilter
      slots={slots}
      {...(narrow ? phone : {})}
    />
  );
}
