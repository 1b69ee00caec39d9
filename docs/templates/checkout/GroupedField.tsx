import * as React from 'react';
import { placeCaret, readDigits } from './card';
import FormField, { type FormFieldProps } from './FormField';

interface GroupedFieldProps extends FormFieldProps {
  format: (text: string) => string;
}

/** A field that groups digits as the user types, and keeps the caret in place. */
export default function GroupedField({
  format,
  onChange,
  ...other
}: GroupedFieldProps) {
  const input = React.useRef<HTMLInputElement>(null);
  const caret = React.useRef<number>(undefined);

  React.useLayoutEffect(() => {
    if (caret.current !== undefined) {
      input.current?.setSelectionRange(caret.current, caret.current);
      caret.current = undefined;
    }
  }, [other.value]);

  const group = (text: string) => {
    const formatted = format(text);
    const position = input.current?.selectionStart ?? text.length;
    caret.current =
      position === text.length
        ? formatted.length
        : placeCaret(formatted, readDigits(text.slice(0, position)).length);
    onChange(formatted);
  };

  return (
    <FormField
      {...other}
      inputRef={input}
      onChange={group}
      slotProps={{ htmlInput: { inputMode: 'numeric' } }}
    />
  );
}
