
import {
  gridFilteredSortedRowIdsSelector,
  useGridApiContext,
  useGridSelector,
  type GridRowId,
} from '@mui/x-data-grid';

const haveSameItems = (a: GridRowId[], b: GridRowId[]) =>
  a.length === b.length && a.every((id, index) => id === b[index]);

export function FirstRows() {
  const apiRef = useGridApiContext();
  const ids = useGridSelector(
    apiRef,
    () => gridFilteredSortedRowIdsSelector(apiRef).slice(0, 3),
    haveSameItems,
  );

  return <span>First rows: {ids.join(', ')}</span>;
}
