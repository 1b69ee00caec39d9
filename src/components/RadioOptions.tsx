import type { EventAttributes } from '@site/src/lib/eventAttributes';
import { useId } from 'react';
import controls from './controls.module.css';

export interface RadioOption<Value extends string> {
  value: Value;
  label: string;
  /** The event of a click; on the radio button, because every way of choosing clicks it. */
  attributes?: EventAttributes;
}

interface RadioOptionsProps<Value extends string> {
  options: readonly RadioOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** For the label around each; the visible part is the `span` in it, after the radio button. */
  className: string | undefined;
}

/** Radio buttons with the same name, each an invisible overlay on its label. */
export function RadioOptions<Value extends string>(props: RadioOptionsProps<Value>) {
  const { options, value, onChange, className } = props;
  const name = useId();
  return options.map((option) => (
    <label key={option.value} className={`${controls.option} ${className}`}>
      <input
        type="radio"
        name={name}
        value={option.value}
        checked={option.value === value}
        onChange={() => onChange(option.value)}
        {...option.attributes}
      />
      <span>{option.label}</span>
    </label>
  ));
}
