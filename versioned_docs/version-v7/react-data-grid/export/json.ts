import {
  gridFilteredSortedRowIdsSelector,
  gridVisibleColumnFieldsSelector,
  type useGridApiContext,
} from '@mui/x-data-grid';

/** Returns the filtered rows and visible columns, in the order on screen. */
export function getDataAsJson(apiRef: ReturnType<typeof useGridApiContext>): string {
  const fields = gridVisibleColumnFieldsSelector(apiRef);
  const rows = gridFilteredSortedRowIdsSelector(apiRef).map((id) =>
    Object.fromEntries(
      fields.map((field) => [field, apiRef.current.getCellValue(id, field)]),
    ),
  );
  return JSON.stringify(rows, null, 2);
}

export function downloadText(text: string, fileName: string) {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url));
}
