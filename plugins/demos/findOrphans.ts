import { STYLING_ENDINGS } from '../../src/lib/contracts/demos';

export interface Variant {
  file: string;
  /** The file it's a variant of. */
  base: string;
}

const { system, ...VARIANTS } = STYLING_ENDINGS;

function listVariants(files: readonly string[]): Variant[] {
  return files.flatMap((file) => {
    const ending = Object.values(VARIANTS).find((variant) => file.endsWith(variant));
    return ending ? [{ file, base: file.slice(0, -ending.length) + system }] : [];
  });
}

/** Variants of a missing demo: `X.tailwind.tsx` requires `X.tsx`. */
export function findOrphans(files: readonly string[]): Variant[] {
  return listVariants(files).filter(({ base }) => !files.includes(base));
}

/** Variants whose base exists, but that no program uses as an entry or a stand-in. */
export function findStrays(files: readonly string[], used: ReadonlySet<string>): Variant[] {
  return listVariants(files).filter(({ file, base }) => files.includes(base) && !used.has(file));
}
