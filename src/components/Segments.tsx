import type { EventAttributes } from '@site/src/lib/eventAttributes';
import { useId } from 'react';
import controls from './controls.module.css';
import styles from './Segments.module.css';

interface SegmentsProps<Value extends string> {
  legend: string;
  /** Id of what says more. */
  describedBy?: string;
  /** What a click on an option means goes on the radio button, which every way of choosing clicks. */
  options: readonly { value: Value; label: string; attributes?: EventAttributes }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A choice of a few: radio buttons that look like one control. */
export function Segments<Value extends string>({
  legend,
  describedBy,
  options,
  value,
  onChange,
}: SegmentsProps<Value>) {
  const name = useId();
  return (
    <fieldset className={controls.group} aria-describedby={describedBy}>
      <legend className={controls.legend}>{legend}</legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={`${controls.option} ${styles.option}`}>
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
        ))}
      </div>
    </fieldset>
  );
}
