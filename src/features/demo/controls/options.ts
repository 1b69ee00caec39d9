import texts from '@site/i18n/en/demoControls.json';
import type { ArgType } from '@site/src/lib/contracts/demoControls';

interface Option {
  value: string;
  label: string;
}

/**
 * Up to this many options, with this many letters in total, fit next to each other in the column of
 * controls.
 */
const MAX_SEGMENTS = 3;
const MAX_LETTERS = 20;

/** The options of a union, starting with "not set" if that's the initial state. */
export function listOptions({ initial, control }: ArgType): Option[] {
  const options = control.type === 'select' ? control.options.map(String) : [];
  const unset = { value: '', label: texts.unset };
  return [
    ...(initial === undefined ? [unset] : []),
    ...options.map((option) => ({ value: option, label: option })),
  ];
}

/** Whether all options can be visible at once. */
export function fitsInSegments(options: readonly Option[]): boolean {
  const letters = options.reduce((sum, { label }) => sum + label.length, 0);
  return options.length <= MAX_SEGMENTS && letters <= MAX_LETTERS;
}
