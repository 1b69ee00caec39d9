import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { Field } from './parts';
import { texts } from './texts';

export interface FormFieldProps extends Omit<
  TextFieldProps<'outlined'>,
  'size' | 'error' | 'name' | 'onBlur' | 'onChange' | 'variant'
> {
  name: string;
  value: string;
  /** How much of the row the field takes up. */
  size?: 'full' | 'half' | 'third' | 'rest';
  error?: string;
  hint?: string;
  isOptional?: boolean;
  onChange: (value: string) => void;
  /** Called when the user leaves the field, unless it's empty. */
  onLeave: () => void;
}

/** A text field that shows its error in place of its hint. */
export default function FormField(props: FormFieldProps) {
  const {
    size = 'full',
    error,
    hint,
    isOptional,
    onChange,
    onLeave,
    slotProps,
    ...other
  } = props;

  return (
    <Field data-size={size} data-wrong={error ? '' : undefined}>
      <TextField
        {...other}
        id={`checkout-${props.name}`}
        label={isOptional ? `${props.label} (${texts.optional})` : props.label}
        error={Boolean(error)}
        helperText={error ?? hint}
        fullWidth
        onChange={(event) => onChange(event.target.value)}
        onBlur={() => props.value.trim() && onLeave()}
        slotProps={{
          ...slotProps,
          htmlInput: { 'aria-required': !isOptional, ...slotProps?.htmlInput },
        }}
      />
    </Field>
  );
}
