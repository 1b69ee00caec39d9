import controls from '@site/src/components/controls.module.css';
import { type RadioOption, RadioOptions } from '@site/src/components/RadioOptions';
import type { MouseEvent } from 'react';
import { useEffect, useRef } from 'react';
import { changeScope, getProductName, listScopeVersions, type ScopeChoice, SCOPES } from './scope';
import styles from './ScopeChips.module.css';
import { t } from './texts';

interface ChipsProps<Value extends string> {
  legend: string;
  options: readonly RadioOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/** Radio buttons that look like chips, in one row that scrolls if it's too long. */
function Chips<Value extends string>({ legend, options, value, onChange }: ChipsProps<Value>) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector(':checked')?.parentElement?.scrollIntoView?.({
      block: 'nearest',
      inline: 'nearest',
    });
  }, [value]);
  return (
    <fieldset className={controls.group}>
      <legend className="visually-hidden">{legend}</legend>
      <div ref={list} className={styles.options}>
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

/** Choosing with the pointer doesn't move the focus, so that the reader can keep typing. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

interface ScopeChipsProps {
  choice: ScopeChoice;
  onChange: (choice: ScopeChoice) => void;
}

/** Where to search: the product, and the versions that it has. */
export function ScopeChips({ choice, onChange }: ScopeChipsProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only keeps the focus
    <div className={styles.groups} onMouseDown={keepFocus}>
      <Chips
        legend={t('scope.product')}
        options={SCOPES.map((value) => ({
          value,
          label: value === 'all' ? t('scope.all') : getProductName(value),
        }))}
        value={choice.scope}
        onChange={(scope) => onChange(changeScope(choice, scope))}
      />
      <Chips
        legend={t('scope.version')}
        options={listScopeVersions(choice.scope).map((value) => ({ value, label: value }))}
        value={choice.version}
        onChange={(version) => onChange({ ...choice, version })}
      />
    </div>
  );
}
