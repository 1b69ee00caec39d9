import { Segments } from '@site/src/components/Segments';
import type { ArgType, ArgValue } from '@site/src/lib/contracts/demoControls';
import { MAX_TEXT_LENGTH, snapToStep } from '@site/src/lib/demoControls/argsQuery';
import { useId } from 'react';
import styles from './DemoControls.module.css';
import { fitsInSegments, listOptions } from './options';

interface ArgFieldProps {
  argType: ArgType;
  /** Undefined while it isn't set. */
  value: ArgValue | undefined;
  onChange: (value: ArgValue | undefined) => void;
}

interface InputProps<Type extends ArgType['control']['type']> extends Pick<
  ArgFieldProps,
  'value' | 'onChange'
> {
  id: string;
  name: string;
  control: Extract<ArgType['control'], { type: Type }>;
  describedBy: string | undefined;
}

function Checkbox({ id, name, value, onChange, describedBy }: InputProps<'boolean'>) {
  return (
    <label className={styles.check}>
      <input
        id={id}
        type="checkbox"
        aria-describedby={describedBy}
        checked={value === true}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span className={styles.name}>{name}</span>
    </label>
  );
}

function Slider({ id, name, control, value, onChange, describedBy }: InputProps<'range'>) {
  const { min, max, step } = control;
  return (
    <>
      <div className={styles.head}>
        <label htmlFor={id} className={styles.name}>
          {name}
        </label>
        {/* Screen readers get it from the slider. */}
        <span className={styles.value} aria-hidden="true">
          {value}
        </span>
      </div>
      <input
        id={id}
        type="range"
        className={styles.range}
        aria-describedby={describedBy}
        min={min}
        max={max}
        step={step}
        value={Number(value)}
        onChange={({ target }) => onChange(snapToStep(target.valueAsNumber, control))}
      />
    </>
  );
}

function TextInput({ id, name, value, onChange, describedBy }: InputProps<'text'>) {
  return (
    <>
      <label htmlFor={id} className={styles.name}>
        {name}
      </label>
      <input
        id={id}
        type="text"
        className={styles.input}
        aria-describedby={describedBy}
        maxLength={MAX_TEXT_LENGTH}
        value={String(value)}
        onChange={({ target }) => onChange(target.value)}
      />
    </>
  );
}

function Choice(props: InputProps<'select'> & { argType: ArgType }) {
  const { id, name, argType, control, value, onChange, describedBy } = props;
  const options = listOptions(argType);
  const chosen = value === undefined ? '' : String(value);
  const choose = (text: string) =>
    onChange(control.options.find((option) => String(option) === text));
  if (fitsInSegments(options)) {
    return (
      <Segments
        legend={name}
        describedBy={describedBy}
        options={options}
        value={chosen}
        onChange={choose}
      />
    );
  }
  return (
    <>
      <label htmlFor={id} className={styles.name}>
        {name}
      </label>
      <select
        id={id}
        className={styles.input}
        aria-describedby={describedBy}
        value={chosen}
        onChange={({ target }) => choose(target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </>
  );
}

/** A control for one arg of a demo, with its name and description. */
export function ArgField({ argType, value, onChange }: ArgFieldProps) {
  const { name, description, control } = argType;
  const id = useId();
  const helpId = `${id}-help`;
  const props = { id, name, value, onChange, describedBy: description && helpId };
  return (
    <div className={styles.field}>
      {control.type === 'boolean' && <Checkbox {...props} control={control} />}
      {control.type === 'range' && <Slider {...props} control={control} />}
      {control.type === 'text' && <TextInput {...props} control={control} />}
      {control.type === 'select' && <Choice {...props} control={control} argType={argType} />}
      {description && (
        <p id={helpId} className={styles.help}>
          {description}
        </p>
      )}
    </div>
  );
}
