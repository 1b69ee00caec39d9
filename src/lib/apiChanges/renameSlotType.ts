/** What the types of slots were called before v7, and what since. */
const SLOT_TYPES = [
  [/Slots?Components?Props$/, 'SlotProps'],
  [/SlotsComponents?$/, 'Slots'],
] as const;

/** The name of a type of slots as v7 would have it; every other name as it is. */
export function renameSlotType(name: string): string {
  const found = SLOT_TYPES.find(([pattern]) => pattern.test(name));
  return found ? name.replace(...found) : name;
}
