import texts from '@site/i18n/en/demoControls.json';
import type { ArgType } from '@site/src/lib/contracts/demoControls';

interface Option {
  value: string;
  label: string;
}

/** So many options, of so many letters together, stand side by side in the column of controls. */
const MAX_SEGMENTS = 3;
const MAX_LETTERS = 20;

/** What can be chosen of a union; first that it is not set, where the demo begins so. */
export function listOptions({ initial, control }: ArgType): Option[] {
  const options = control.type === 'select' ? control.options.map(String) : [];
  const unset = { value: '', label: texts.unset };
  return [
    ...(initial === undefined ? [unset] : []),
    ...options.map((option) => ({ value: option, label: option })),
  ];
}

/** Whether all options can be seen at once. */
export function fitsInSegments(options: readonly Option[]): boolean {
  const letters = options.reduce((sum, { label }) => sum + label.length, 0);
  return options.length <= MAX_SEGMENTS && letters <= MAX_LETTERS;
}
