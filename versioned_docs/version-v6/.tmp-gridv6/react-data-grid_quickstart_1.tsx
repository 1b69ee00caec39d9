export const used: [typeof DataGrid, GridRowsProp, GridColDef[]] | null = null;
import { DataGrid, type GridColDef, type GridRowsProp } from '@mui/x-data-grid';
