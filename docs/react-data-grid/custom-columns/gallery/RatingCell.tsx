import Rating from '@mui/material/Rating';
import {
  useGridApiContext,
  type GridRenderCellParams,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { useEditorFocus } from './useEditorFocus';
import type { Parcel } from './parcels';

export function RatingCell({ value }: GridRenderCellParams<Parcel, number | null>) {
  return value == null ? null : <Rating readOnly size="small" value={value} />;
}

export function RatingEditCell(
  props: GridRenderEditCellParams<Parcel, number | null>,
) {
  const { id, field, value, hasFocus } = props;
  const apiRef = useGridApiContext();
  const ref = useEditorFocus(hasFocus, 'input:checked');

  return (
    <div className="editor-cell" ref={ref}>
      <Rating
        size="small"
        name={`rating-${id}`}
        value={value ?? null}
        onChange={(_event, newValue) =>
          apiRef.current.setEditCellValue({ id, field, value: newValue })
        }
      />
    </div>
  );
}
