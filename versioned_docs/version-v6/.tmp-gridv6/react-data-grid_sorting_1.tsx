
import { gridNumberComparator, type GridColDef } from '@mui/x-data-grid';

export const column: GridColDef = {
  field: 'name',
  // Pinned entries first, then the shorter name.
  sortComparator: (v1: string, v2: string, params1, params2) => {
    const pinned1 = params1.api.getRow(params1.id).pinned;
    const pinned2 = params2.api.getRow(params2.id).pinned;
    return (
      gridNumberComparator(pinned2, pinned1, params1, params2) ||
      v1.length - v2.length
    );
  },
};
