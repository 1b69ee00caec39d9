import type { CodeNames } from './readPackageCode';
import type { SlotDefault } from './readSlotDefaults';

interface SlotFacts {
  /** What the comment says. */
  said: string | undefined;
  /** What the code takes. */
  coded: SlotDefault | undefined;
  code: CodeNames;
  /** Whether readers can import a name from the X packages. */
  isExported: (name: string) => boolean;
}

/**
 * What fills a slot: as the comment says, unless it names what no code of the packages has, or the
 * code takes another component. Of a component of another library within a part that the packages
 * keep to themselves, the comment names the one that readers know.
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
