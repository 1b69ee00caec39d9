import { ToolbarItem } from '@ariakit/react/toolbar';
import controls from '@site/src/components/controls.module.css';
import type { EventAttributes } from '@site/src/lib/eventAttributes';
import styles from './DemoPanel.module.css';

interface ToolbarChoiceProps<Value extends string> {
  label: string;
  options: readonly {
    value: Value;
    label: string;
    isDisabled?: boolean;
    attributes: EventAttributes;
  }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A choice of a few options in a toolbar, whose arrow keys move through it. */
export function ToolbarChoice<Value extends string>({
  label,
  options,
  value,
  onChange,
}: ToolbarChoiceProps<Value>) {
  return (
    <div role="radiogroup" aria-label={label} className={styles.choice}>
      {options.map((option) => (
        <ToolbarItem
          key={option.value}
          role="radio"
          aria-checked={option.value === value}
          disabled={option.isDisabled}
          className={`${controls.quietButton} ${styles.option}`}
          onClick={() => onChange(option.value)}
          {...option.attributes}
        >
          {option.label}
        </ToolbarItem>
      ))}
    </div>
  );
}
