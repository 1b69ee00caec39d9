import type { CodeNames } from './readPackageCode';
import type { SlotDefault } from './readSlotDefaults';

interface SlotFacts {
  /** What the comment says. */
  said: string | undefined;
  /** What the code uses. */
  coded: SlotDefault | undefined;
  code: CodeNames;
  /** Whether users can import a name from the X packages. */
  isExported: (name: string) => boolean;
}

/**
 * The default of a slot: the one in the comment, unless none of the packages' code has that name or
 * the code uses a different component. If an internal component wraps one from another library, the
 * comment names the one that users know.
 */
export function findSlotDefault({ said, coded, code, isExported }: SlotFacts): string | undefined {
  const text = said?.replace(/^(\w+)\.$/, '$1');
  const names: readonly string[] = text?.replace(/`[^`]*`/g, '').match(/\b[A-Z]\w*/g) ?? [];
  if (text === undefined || !names.every((name) => code.all.has(name))) {
    return coded?.text;
  }
  const isForeign = names.some((name) => code.foreign.has(name));
  const [filling] = coded?.names ?? [];
  const isRight =
    coded === undefined ||
    coded.text === text ||
    coded.names.some((name) => names.includes(name)) ||
    (isForeign && !(filling && isExported(filling)));
  return isRight ? text : coded.text;
}
