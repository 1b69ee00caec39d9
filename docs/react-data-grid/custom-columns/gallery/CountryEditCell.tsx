import Autocomplete from '@mui/material/Autocomplete';
import InputBase from '@mui/material/InputBase';
import { useGridApiContext, type GridRenderEditCellParams } from '@mui/x-data-grid';
import { countries, type Parcel } from './parcels';
import { useEditorFocus } from './useEditorFocus';

export function CountryEditCell(props: GridRenderEditCellParams<Parcel, string>) {
  const { id, field, value, hasFocus, colDef } = props;
  const apiRef = useGridApiContext();
  const ref = useEditorFocus(hasFocus);

  return (
    <Autocomplete
      ref={ref}
      fullWidth
      autoHighlight
      options={countries}
      value={countries.find((country) => country.value === value) ?? null}
      onChange={(_event, country) =>
        apiRef.current.setEditCellValue({ id, field, value: country?.value ?? null })
      }
      renderInput={({ InputProps, inputProps }) => (
        <InputBase
          fullWidth
          ref={InputProps.ref}
          className="editor-cell"
          inputProps={{ ...inputProps, 'aria-label': colDef.headerName }}
        />
      )}
    />
  );
}
