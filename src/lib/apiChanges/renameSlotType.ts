/** The names of slot types before v7, and since. */
const SLOT_TYPES = [
  [/Slots?Components?Props$/, 'SlotProps'],
  [/SlotsComponents?$/, 'Slots'],
] as const;

/** The v7 name of a slot type; every other name is returned as is. */
export function renameSlotType(name: string): string {
  for (const [pattern, replacement] of SLOT_TYPES) {
    if (pattern.test(name)) {
      return name.replace(pattern, replacement);
    }
  }
  return name;
}
