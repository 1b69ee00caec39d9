import Slider from '@mui/material/Slider';
import {
  useGridApiContext,
  type GridRenderCellParams,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { useEditorFocus } from './useEditorFocus';
import type { Parcel } from './parcels';

export function ProgressCell({ value = 0 }: GridRenderCellParams<Parcel, number>) {
  return (
    <div className="progress-cell">
      <div className="progress-track">
        <div className="progress-bar" style={{ width: `${value}%` }} />
      </div>
      {value}%
    </div>
  );
}

export function ProgressEditCell(props: GridRenderEditCellParams<Parcel, number>) {
  const { id, field, value, hasFocus, colDef } = props;
  const apiRef = useGridApiContext();
  const ref = useEditorFocus(hasFocus);

  return (
    <div className="editor-cell" ref={ref}>
      <Slider
        size="small"
        step={5}
        aria-label={colDef.headerName}
        value={value ?? 0}
        valueLabelDisplay="auto"
        onChange={(_event, newValue) =>
          apiRef.current.setEditCellValue({ id, field, value: newValue })
        }
      />
    </div>
  );
}
