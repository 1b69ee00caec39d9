import controls from './controls.module.css';
import { type RadioOption, RadioOptions } from './RadioOptions';
import styles from './Segments.module.css';

interface SegmentsProps<Value extends string> {
  legend: string;
  /** ID of the description. */
  describedBy?: string;
  options: readonly RadioOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A choice of a few options: radio buttons that look like one control. */
export function Segments<Value extends string>({
  legend,
  describedBy,
  options,
  value,
  onChange,
}: SegmentsProps<Value>) {
  return (
    <fieldset className={controls.group} aria-describedby={describedBy}>
      <legend className={controls.legend}>{legend}</legend>
      <div className={styles.options}>
        <RadioOptions
          className={styles.option}
          options={options}
          value={value}
          onChange={onChange}
        />
      </div>
    </fieldset>
  );
}
