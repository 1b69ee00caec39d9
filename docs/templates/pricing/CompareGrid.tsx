import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { features, type Feature } from './features';
import FeatureValue from './FeatureValue';
import { Grid } from './parts';
import { plans } from './plans';
import { texts } from './texts';

const columns: GridColDef<Feature>[] = [
  {
    field: 'feature',
    headerName: texts.compare.feature,
    flex: 1.6,
    minWidth: 240,
    display: 'flex',
  },
  ...plans.map(({ name }): GridColDef<Feature> => ({
    field: name,
    headerName: texts.plans[name].name,
    flex: 1,
    minWidth: 140,
    display: 'flex',
    valueFormatter: (value: boolean | string) =>
      typeof value === 'string' ? value : texts.compare[value ? 'yes' : 'no'],
    renderCell: ({ value }) => <FeatureValue value={value} />,
  })),
];

export default function CompareGrid() {
  return (
    <Grid>
      <DataGrid
        label={texts.compare.label}
        rows={features}
        columns={columns}
        hideFooter
        disableColumnMenu
        disableColumnResize
        disableColumnSorting
        disableRowSelectionOnClick
      />
    </Grid>
  );
}
