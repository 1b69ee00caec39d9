/** What the types of slots were called before v7, and what since. */
const SLOT_TYPES = [
  [/Slots?Components?Props$/, 'SlotProps'],
  [/SlotsComponents?$/, 'Slots'],
] as const;

/** The name of a type of slots as v7 would have it; every other name as it is. */
export function renameSlotType(name: string): string {
  for (const [pattern, replacement] of SLOT_TYPES) {
    if (pattern.test(name)) {
      return name.replace(pattern, replacement);
    }
  }
  return name;
}
