import type { Action } from '@site/src/lib/contracts/analytics';
import { eventAttributes } from '@site/src/lib/eventAttributes';
import type { SettingName } from '@site/src/lib/settings';
import { getValueText } from './texts';

/** Options for `Segments`, in the given order; `getAction` returns the analytics action of each. */
export function listOptions<Value extends string>(
  name: SettingName,
  values: readonly Value[],
  getAction: (value: Value) => Action<'settings'>,
) {
  return values.map((value) => ({
    value,
    label: getValueText(name, value),
    attributes: eventAttributes({ category: 'settings', action: getAction(value) }),
  }));
}
