import { gridRowNodeSelector, useGridApiContext, useGridSelector } from '@mui/x-data-grid';
import type { GridRowId } from '@mui/x-data-grid';

export function RowDepth({ id }: { id: GridRowId }) {
  const apiRef = useGridApiContext();
  const node = useGridSelector(apiRef, gridRowNodeSelector, id);

  return <span>Depth {node.depth}</span>;
}
