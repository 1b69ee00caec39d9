import * as React from 'react';
import { format, formatISO, isValid, parseISO, type Locale } from 'date-fns';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import {
  getGridDateOperators,
  useGridApiContext,
  type GridColTypeDef,
  type GridFilterInputValueProps,
  type GridRenderEditCellParams,
  type GridValidRowModel,
} from '@mui/x-data-grid';

function PickerEditCell(
  props: GridRenderEditCellParams<GridValidRowModel, Date | null>,
) {
  const { id, field, value, hasFocus, colDef, error } = props;
  const apiRef = useGridApiContext();
  const ref = React.useRef<HTMLDivElement>(null);
  const Picker = colDef.type === 'dateTime' ? DateTimePicker : DatePicker;

  React.useLayoutEffect(() => {
    if (hasFocus) {
      ref.current?.querySelector<HTMLElement>('[role="spinbutton"]')?.focus();
    }
  }, [hasFocus]);

  return (
    <Picker
      ref={ref}
      value={value ?? null}
      onChange={(newValue) =>
        apiRef.current.setEditCellValue({ id, field, value: newValue })
      }
      slotProps={{
        textField: {
          fullWidth: true,
          size: 'small',
          error: Boolean(error),
          'aria-label': colDef.headerName,
          sx: {
            '& .MuiPickersInputBase-root': {
              fontSize: 'inherit',
              color: error ? 'error.main' : undefined,
            },
            '& fieldset': { border: 0 },
          },
        },
      }}
    />
  );
}

interface PickerFilterInputProps extends GridFilterInputValueProps {
  showTime?: boolean;
}

function PickerFilterInput(props: PickerFilterInputProps) {
  const { item, applyValue, apiRef, focusElementRef, disabled, showTime } = props;
  const Picker = showTime ? DateTimePicker : DatePicker;

  return (
    <Picker
      label={apiRef.current.getLocaleText('filterPanelInputLabel')}
      inputRef={focusElementRef}
      disabled={disabled}
      value={item.value ? parseISO(item.value) : null}
      onChange={(date) =>
        applyValue({
          ...item,
          value: isValid(date)
            ? formatISO(date!, { representation: showTime ? 'complete' : 'date' })
            : undefined,
        })
      }
      slotProps={{ textField: { fullWidth: true, size: 'small' } }}
    />
  );
}

function createPickerType(showTime: boolean, locale: Locale): GridColTypeDef {
  return {
    type: showTime ? 'dateTime' : 'date',
    editable: true,
    valueFormatter: (value: Date | null) =>
      isValid(value) ? format(value!, showTime ? 'Pp' : 'P', { locale }) : '',
    preProcessEditCellProps: ({ props }) => ({
      ...props,
      error: props.value != null && !isValid(props.value),
    }),
    renderEditCell: (params) => <PickerEditCell {...params} />,
    filterOperators: getGridDateOperators(showTime).map((operator) =>
      operator.InputComponent
        ? {
            ...operator,
            InputComponent: PickerFilterInput,
            InputComponentProps: { showTime },
          }
        : operator,
    ),
  };
}

export const dateType = (locale: Locale) => createPickerType(false, locale);
export const dateTimeType = (locale: Locale) => createPickerType(true, locale);
