import type { EventAttributes } from '@site/src/lib/eventAttributes';
import { useId } from 'react';
import controls from './controls.module.css';

export interface RadioOption<Value extends string> {
  value: Value;
  label: string;
  /** What a click on it means goes on the radio button, which every way of choosing clicks. */
  attributes?: EventAttributes;
}

interface RadioOptionsProps<Value extends string> {
  options: readonly RadioOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** Of the label around each; what is seen is the `span` in it, after the radio button. */
  className: string | undefined;
}

/** Radio buttons of one name, each lying unseen over its words. */
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
