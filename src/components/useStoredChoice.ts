import { useStorageSlot } from '@docusaurus/theme-common';
import { getTabsStorageKey } from '@site/src/lib/docusaurusInternals';

/**
 * One of a few values, stored under a group ID and shared with every `<Tabs groupId>` and every
 * other use of the same ID. The first value is the default.
 */
export function useStoredChoice<Value extends string>(
  groupId: string,
  values: readonly Value[],
): [Value, (value: Value) => void] {
  const [stored, slot] = useStorageSlot(getTabsStorageKey(groupId));
  return [values.find((value) => value === stored) ?? values[0]!, slot.set];
}
